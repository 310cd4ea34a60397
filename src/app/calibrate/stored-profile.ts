/** The printer profile that this browser keeps. Browsers may refuse to keep anything, and what is kept may be damaged. */
import { err, ok, type Result } from '../../base/result';
import { type PrinterProfile, parseProfile, writeProfile } from '../../print/profile';

/** The number is that of the way it is stored; a profile has its own version inside. */
const KEY = 'paper-dagger.printer.1';

const REFUSED =
  'This browser keeps nothing for this site: download the profile file instead, and load it here next time.';

const refused = () => err('profile-refused', REFUSED);

/** The profile; nothing where none is kept. */
export const storedProfile = (): Result<PrinterProfile | undefined> => {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return refused();
  }
  if (text === null) return ok(undefined);
  const profile = parseProfile(text);
  return profile.ok
    ? profile
    : err(
        'profile-damaged',
        `The printer profile in this browser cannot be read. ${profile.error.message} Or delete it on the calibration page.`,
      );
};

export const storeProfile = (profile: PrinterProfile): Result<void> => {
  try {
    return ok(localStorage.setItem(KEY, writeProfile(profile)));
  } catch {
    return refused();
  }
};

export const deleteProfile = (): Result<void> => {
  try {
    return ok(localStorage.removeItem(KEY));
  } catch {
    return refused();
  }
};
