/** The printer profile that this browser keeps. A browser may refuse to keep anything, and what is kept may be damaged. */
import * as m from '#messages/calibrate';
import { err, ok, type Result } from '../../base/result';
import { type PrinterProfile, parseProfile, writeProfile } from '../../print/profile';
import { readText, removeText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

const orRefused = <T>(result: Result<T>): Result<T> =>
  result.ok ? result : err('profile-refused', m.refused);

export const storedProfile = (): Result<PrinterProfile | undefined> => {
  const text = orRefused(readText(KEYS.printer));
  if (!text.ok) return text;
  if (text.value === undefined) return ok(undefined);
  const profile = parseProfile(text.value);
  return profile.ok ? profile : err('profile-damaged', m.damaged({ message: profile.error.message }));
};

export const storeProfile = (profile: PrinterProfile): Result<void> =>
  orRefused(writeText(KEYS.printer, writeProfile(profile)));

export const deleteProfile = (): Result<void> => orRefused(removeText(KEYS.printer));
