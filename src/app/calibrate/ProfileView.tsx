/** The profile that this browser keeps: in words, as a file, or gone. */

import * as m from '#messages/calibrate';
import { listed } from '#messages/language';
import { type PrinterProfile, writeProfile } from '../../print/profile';
import { Button } from '../fields/Button';
import { href } from '../links';
import { FileLink } from '../session/FileLink';

/** "my-printer.profile.json": whatever script the name is in. */
const fileName = ({ name }: PrinterProfile): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'printer'
  }.profile.json`;

export const DownloadLink = ({ profile }: { profile: PrinterProfile }) => (
  <FileLink text={writeProfile(profile)} fileName={fileName(profile)}>
    {m.download}
  </FileLink>
);

export const ProfileView = ({ profile, onDelete }: { profile: PrinterProfile; onDelete: () => void }) => (
  <div class="kept manila">
    <p class="label">{m.inThisBrowser}</p>
    <h2>{profile.name}</h2>
    <p>{profileWords(profile)}</p>
    <div class="buttons">
      <a class="button strong" href={`${href('print', 'custom')}#profile=1`}>
        {m.printWith}
      </a>
      <DownloadLink profile={profile} />
      <Button onPress={onDelete}>{m.remove}</Button>
    </div>
  </div>
);

/** What is too little to see: half a step of the scales, mm, and as much over half a page, degrees. */
const UNSEEN = 0.1;
const UNSEEN_DEGREES = 0.05;

const backWords = ({ back: { x, y, angle } }: PrinterProfile): string => {
  const isTurned = Math.abs(angle) >= UNSEEN_DEGREES;
  const turn = m.backAngle({ degrees: Math.abs(angle), side: angle > 0 ? 'right' : 'left' });
  const shifts = [
    ...(Math.abs(x) < UNSEEN ? [] : [m.backRight({ mm: Math.abs(x), side: x > 0 ? 'right' : 'left' })]),
    ...(Math.abs(y) < UNSEEN ? [] : [m.backDown({ mm: Math.abs(y), side: y > 0 ? 'low' : 'high' })]),
  ];
  if (shifts.length === 0) return isTurned ? m.backsTurned({ turn }) : m.backsRight;
  return isTurned
    ? m.backsShiftedAndTurned({ shifts: listed(shifts), turn })
    : m.backsShifted({ shifts: listed(shifts) });
};

const scaleWords = ({ ruler: { x, y } }: PrinterProfile): string => {
  const lengths = [[x - 100, m.lengthAcross] as const, [y - 100, m.lengthDown] as const].flatMap(
    ([percent, words]) =>
      Math.abs(percent) < 0.05
        ? []
        : [words({ percent: Math.abs(percent), side: percent > 0 ? 'long' : 'short' })],
  );
  return lengths.length === 0 ? m.lengthsRight : m.lengthsWrong({ lengths: listed(lengths) });
};

/**
 * "Backs land 1.3 mm to the right and 0.8 mm high, turned 0.4° clockwise, as you look at them. Lengths come out 1.5 % too
 * short across the page."
 */
export const profileWords = (profile: PrinterProfile): string =>
  `${backWords(profile)} ${scaleWords(profile)}`;
