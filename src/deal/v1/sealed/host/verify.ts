/**
 * Was it fair? A phone holds what the host said during the game against what the host shows after it: the names, the
 * commitment, its own key, the log, and every bulletin that it kept, slot by slot. Fair means that the cards were fixed
 * before the table spoke, and that nobody got another card than those.
 *
 * What it cannot show is a look that the device hid: a changed program can leave a peek out of its log.
 */
import { specHash, specText } from '../../spec';
import { commitmentOf, seatKey } from '../keys';
import type { Bulletin } from '../links/bulletin';
import { equalBytes } from '../links/bytes';
import type { Seat } from '../links/seat-link';
import type { DealRecord } from '../links/verify-link';
import type { SealedGame } from '../payload';
import { bulletinOf } from './hand-out';
import { type HostState, replayHost } from './host';

/** What a phone has at the end: its seat, and the bulletins that opened for it (after its death, those it was shown). */
export interface Kept {
  readonly seat: Seat;
  readonly bulletins: readonly Bulletin[];
}

export const DIFFERENCES = [
  'roster-differs',
  'commitment-differs',
  'log-impossible',
  'key-differs',
  'words-differ',
  'bulletin-unlisted',
  'living-differ',
  'card-differs',
] as const;
export type DifferenceCode = (typeof DIFFERENCES)[number];

export type Verdict =
  /** `remarks` are for the table to judge: looks, new links, undone deaths, words that nobody said. */
  | { readonly fair: true; readonly bulletins: number; readonly remarks: readonly string[] }
  | { readonly fair: false; readonly code: DifferenceCode; readonly message: string };

const unfair = (code: DifferenceCode, message: string): Verdict => ({ fair: false, code, message });

const holdsKey = ({ secret, spec, rekeys }: HostState, { seat, rekey, key }: Seat): boolean => {
  const newest = rekeys[seat] ?? -1;
  if (rekey !== undefined && rekey > newest) return false;
  const counts = rekey === undefined ? Array.from({ length: newest + 1 }, (_, count) => count) : [rekey];
  return counts.some((count) => equalBytes(key, seatKey(secret, specHash(spec), seat, count)));
};

/** The first slot in which the two differ, as a place among the living; -1 where there is none. */
const firstOther = (kept: Bulletin, made: Bulletin): number =>
  made.living.findIndex(
    (_, k) => !equalBytes(kept.slots[k] ?? new Uint8Array(), made.slots[k] as Uint8Array),
  );

const checkBulletin = (game: SealedGame, state: HostState, kept: Bulletin): Verdict | undefined => {
  const { round, attempt, words, spec } = kept;
  const which = `The bulletin of round ${round + 1}${attempt > 0 ? `, dealt ${attempt + 1} times,` : ''}`;
  if (!equalBytes(kept.commitment, commitmentOf(state.secret, specHash(state.spec)))) {
    return unfair('commitment-differs', `${which} carries another commitment than the one that was shown.`);
  }
  if (spec && specText(spec) !== specText(state.spec)) {
    return unfair('roster-differs', `${which} names other people or other options than the verify link.`);
  }
  if (words !== (state.words ?? '')) {
    return unfair(
      'words-differ',
      `${which} says the words were “${words}”, and the log says “${state.words ?? ''}”.`,
    );
  }
  const listed = state.publications.filter((one) => one.round === round && one.attempt === attempt);
  const made = listed.map((publication) => bulletinOf(game, state, publication));
  const last = made.at(-1);
  if (!last) return unfair('bulletin-unlisted', `${which} went out, and the log does not tell of it.`);
  if (kept.living.join() !== last.living.join()) {
    return unfair('living-differ', `${which} counts other seats among the living than the log.`);
  }
  if (made.some((one) => firstOther(kept, one) < 0)) return undefined;
  const seat = kept.living[firstOther(kept, last)] as number;
  return unfair(
    'card-differs',
    `${which} gave ${state.spec.names[seat]} another card than the one that was dealt.`,
  );
};

const remarksOn = ({ spec, log, words }: HostState): readonly string[] => {
  const count = (kind: string): number => log.filter((event) => event.kind === kind).length;
  const looks = log.flatMap((event) => (event.kind === 'peek' ? event.seats : []));
  const seen = [...new Set(looks)].sort((a, b) => a - b).map((seat) => spec.names[seat]);
  const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);
  return [
    ...(words === ''
      ? ['The table said no words, so the host could choose among deals before the game.']
      : []),
    ...(seen.length > 0 ? [`The host looked at cards ${times(count('peek'))}: ${seen.join(', ')}.`] : []),
    ...(count('rekey') > 0 ? [`A seat got a new link ${times(count('rekey'))}.`] : []),
    ...(count('undo') > 0 ? [`A death was undone ${times(count('undo'))}.`] : []),
  ];
};

export const verifyDeal = (game: SealedGame, { seat, bulletins }: Kept, record: DealRecord): Verdict => {
  const { secret, spec } = record;
  if (specText(spec) !== specText(seat.spec)) {
    return unfair(
      'roster-differs',
      'The verify link names other people or other options than your seat link.',
    );
  }
  if (!equalBytes(commitmentOf(secret, specHash(spec)), seat.commitment)) {
    return unfair(
      'commitment-differs',
      'The secret is not the one that the host committed to before the game.',
    );
  }
  const replayed = replayHost(game, record);
  if (!replayed.ok) return unfair('log-impossible', replayed.error.message);
  const state = replayed.value;
  if (!holdsKey(state, seat)) {
    return unfair('key-differs', 'Your seat link is not one that follows from the secret and the log.');
  }
  for (const kept of bulletins) {
    const difference = checkBulletin(game, state, kept);
    if (difference) return difference;
  }
  return { fair: true, bulletins: bulletins.length, remarks: remarksOn(state) };
};
