/** The profile that this browser keeps: in words, as a file, or gone. */

import type { PrinterProfile } from '../../print/profile';
import { writeProfile } from '../../print/profile';
import { Button } from '../fields/Button';
import { href } from '../links';
import { FileLink } from '../session/FileLink';
import { profileWords } from './profile-words';

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
