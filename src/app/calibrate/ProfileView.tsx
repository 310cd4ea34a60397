/** The profile that this browser keeps: in words, as a file, or gone. */
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
    Download the profile
  </FileLink>
);

export const ProfileView = ({ profile, onDelete }: { profile: PrinterProfile; onDelete: () => void }) => (
  <div class="kept">
    <p class="label">In this browser</p>
    <h2>{profile.name}</h2>
    <p>{profileWords(profile)}</p>
    <div class="buttons">
      <a class="button strong" href={`${href('print', 'custom')}#profile=1`}>
        Print with it
      </a>
      <DownloadLink profile={profile} />
      <Button onPress={onDelete}>Delete</Button>
    </div>
  </div>
);

/** What is too little to see: half a step of the scales, mm, and as much over half a page, degrees. */
const UNSEEN = 0.1;
const UNSEEN_DEGREES = 0.05;

const mm = (length: number): string => `${Math.abs(length).toFixed(1)} mm`;

const both = (parts: readonly string[]): string => parts.join(' and ');

const backWords = ({ back: { x, y, angle } }: PrinterProfile): string => {
  const shifts = [
    ...(Math.abs(x) < UNSEEN ? [] : [`${mm(x)} to the ${x > 0 ? 'right' : 'left'}`]),
    ...(Math.abs(y) < UNSEEN ? [] : [`${mm(y)} ${y > 0 ? 'low' : 'high'}`]),
  ];
  const turn =
    Math.abs(angle) < UNSEEN_DEGREES
      ? ''
      : `turned ${Math.abs(angle).toFixed(1)}° ${angle > 0 ? 'clockwise' : 'anticlockwise'}`;
  if (shifts.length === 0) return turn === '' ? 'Backs land where they should.' : `Backs land ${turn}.`;
  return `Backs land ${both(shifts)}${turn === '' ? '' : `, ${turn}`}, as you look at them.`;
};

const lengthWords = (ruler: number, where: string): string[] => {
  const percent = ruler - 100;
  if (Math.abs(percent) < 0.05) return [];
  return [`${Math.abs(percent).toFixed(1)} % too ${percent > 0 ? 'long' : 'short'} ${where}`];
};

const scaleWords = ({ ruler }: PrinterProfile): string => {
  const lengths = [...lengthWords(ruler.x, 'across the page'), ...lengthWords(ruler.y, 'down the page')];
  return lengths.length === 0 ? 'Lengths come out right.' : `Lengths come out ${both(lengths)}.`;
};

/**
 * "Backs land 1.3 mm to the right and 0.8 mm high, turned 0.4° clockwise, as you look at them. Lengths come out 1.5 % too
 * short across the page."
 */
export const profileWords = (profile: PrinterProfile): string =>
  `${backWords(profile)} ${scaleWords(profile)}`;
