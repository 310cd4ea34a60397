/** Whether to correct for this printer; the way to find out how. */
import type { Result } from '../../base/result';
import type { PrinterProfile } from '../../print/profile';
import { profileWords } from '../calibrate/profile-words';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';

interface Props {
  stored: Result<PrinterProfile | undefined>;
  on: boolean;
  onChange: (on: boolean) => void;
  message?: string | undefined;
}

export const ProfileField = ({ stored, on, onChange, message }: Props) => {
  const profile = stored.ok ? stored.value : undefined;
  return (
    <fieldset class="field profile" aria-describedby="profile-help profile-wrong">
      <legend>Your printer</legend>
      {(profile || on) && (
        <label class="tick">
          <input
            type="checkbox"
            checked={on}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          <span>Correct for {profile ? `“${profile.name}”` : 'its faults'}</span>
        </label>
      )}
      <p class="help" id="profile-help">
        {profile ? `${profileWords(profile)} ` : 'Backs that land beside their cards can be put right. '}
        <a href={href('print', 'calibrate')}>{profile ? 'Calibrate again' : 'Calibrate your printer'}</a>
      </p>
      <Wrong id="profile-wrong" message={message ?? (stored.ok ? undefined : stored.error.message)} />
    </fieldset>
  );
};
