/** Times of day, as weapon cards print them: minutes from midnight, written as 1345. */
import * as m from '#messages/nation-rules';
import { err, ok, type Result } from '../../../base/result';

export const LAST_MINUTE = 24 * 60 - 1;

/** What comes after every time of day: an unarmed attempt goes last. */
export const UNARMED_TIME = LAST_MINUTE + 1;

/** `midnight`: a time that is moved past midnight stops at 0000 or 2359. */
export const shifted = (minutes: number, shift: number): number =>
  Math.min(LAST_MINUTE, Math.max(0, minutes + shift));

/** "1345" */
export const clockText = (minutes: number): string =>
  String(Math.floor(minutes / 60)).padStart(2, '0') + String(minutes % 60).padStart(2, '0');

/** The minutes of "1345", "13:45" or "815". */
export const parseClock = (text: string): Result<number> => {
  const found = /^\s*(\d{1,2}):?(\d\d)\s*$/.exec(text);
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || hours > 23 || minutes > 59) {
    return err('no-time', m.timeUnreadable({ text }));
  }
  return ok(hours * 60 + minutes);
};
