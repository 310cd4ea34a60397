/** Whole games by the program and by the other implementation: every link the same, letter for letter. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import {
  applyHost,
  bulletinOf,
  commitmentInFull,
  commitmentWords,
  encodeBulletin,
  encodeSeatLink,
  encodeTypedCode,
  encodeVerifyLink,
  type HostEvent,
  type HostState,
  hostCommitment,
  hostSeat,
  isPublished,
  type SealedGame,
  startHost,
} from '../../src/deal/v1/sealed';
import { WORD_LIST } from '../../src/deal/v1/sealed/word-list';
import { sealedById } from '../../src/games/sealed.sample';
import { volume } from '../volume';
import * as independent from './independent';

const NAMES = ['Ana', 'José', '🦊', 'さくら', 'A, B', '"Cy"', 'Наталья', 'Gil', 'Hal', 'Ivy'];

const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 });
const said = fc.constantFrom('', 'raven attic', '3 5 1', 'über 7', 'さくら');

const start = (
  id: string,
  names: readonly string[],
  options: Record<string, boolean>,
  secret: Uint8Array,
) => {
  const game = sealedById(id) as SealedGame;
  return { game, host: unwrap(startHost(game, { game: id, names, options }, secret)) };
};

const expectSameSeats = (host: HostState, other: independent.IndependentGame): void => {
  expect(commitmentInFull(hostCommitment(host)).replaceAll(' ', '')).toBe(
    independent.C(other).toString('hex'),
  );
  expect(commitmentWords(hostCommitment(host))).toEqual(
    independent.wordPlaces(other).map((at) => WORD_LIST[at]),
  );
  for (const [seat, rekey] of host.rekeys.entries()) {
    expect(encodeSeatLink(hostSeat(host, seat))).toBe(independent.seatLink(other, seat, rekey));
    expect(encodeTypedCode(hostSeat(host, seat))).toBe(independent.typedCode(other, seat, rekey));
  }
};

/** One thing that a host does, of the many it could do now; the number chooses. */
const nextEvent = (host: HostState, choice: number): HostEvent => {
  const seat = host.living[choice % host.living.length] as number;
  if (!isPublished(host)) return { kind: 'publish' };
  if (choice % 7 === 0) return { kind: 'rekey', seat };
  if (choice % 5 === 0 && host.round > 0) return { kind: 'undo' };
  if (choice % 3 === 0 || host.living.length === 2) return { kind: 'peek', seats: [seat] };
  return { kind: 'out', seats: [seat] };
};

const written = (event: HostEvent): Buffer => {
  if (event.kind === 'publish') return Buffer.from([2]);
  if (event.kind === 'out') return Buffer.from([3, 1, event.seats[0] as number]);
  if (event.kind === 'undo') return Buffer.from([4]);
  if (event.kind === 'rekey') return Buffer.from([5, event.seat]);
  if (event.kind === 'peek') return Buffer.from([6, 1, event.seats[0] as number]);
  throw new Error(`no ${event.kind} here`);
};

it('targets, with deaths, undone ones, new links and looks', () => {
  fc.assert(
    fc.property(
      secrets,
      said,
      fc.integer({ min: 3, max: 10 }),
      fc.array(fc.nat(), { maxLength: 25 }),
      (secret, words, seats, choices) => {
        const names = NAMES.slice(0, seats);
        const { game, host: before } = start('target', names, {}, secret);
        const other = {
          secret: Buffer.from(secret),
          spec: `[1,"target",[],${JSON.stringify(names)}]`,
          words,
        };
        const bytes = Buffer.from(words);
        let log = Buffer.concat([Buffer.from([1, bytes.length]), bytes]);
        let host = unwrap(applyHost(game, before, { kind: 'words', words }));
        const attempts: number[] = [];
        let out: number[] = [];

        for (const choice of choices) {
          const event = nextEvent(host, choice);
          host = unwrap(applyHost(game, host, event));
          log = Buffer.concat([log, written(event)]);
          if (event.kind === 'out') out = [...out, ...event.seats];
          if (event.kind === 'undo') {
            attempts[out.length] = (attempts[out.length] ?? 0) + 1;
            out = out.slice(0, -1);
          }
          if (event.kind === 'publish') {
            const living = names.map((_, seat) => seat).filter((seat) => !out.includes(seat));
            const round = out.length;
            const one = {
              round,
              attempt: attempts[round] ?? 0,
              seats,
              living,
              rekeys: host.rekeys,
              payloads: independent.targetPayloads(other, round, living),
            };
            const publication = host.publications.at(-1) as HostState['publications'][0];
            expect(encodeBulletin(bulletinOf(game, host, publication))).toBe(
              independent.bulletin(other, one),
            );
          }
        }
        expectSameSeats(host, other);
        expect(encodeVerifyLink(host)).toBe(independent.verifyLink(other, log));
      },
    ),
    { numRuns: volume(30, 100) },
  );
});

it('roles, with Mafia who know each other and who do not', () => {
  fc.assert(
    fc.property(
      secrets,
      said,
      fc.integer({ min: 5, max: 40 }),
      fc.boolean(),
      (secret, words, seats, identify) => {
        const names = Array.from(
          { length: seats },
          (_, seat) => `${identify ? 'Player' : 'Ticket'} ${seat + 1}`,
        );
        const { game, host: before } = start('mafia', names, identify ? { identify } : {}, secret);
        const options = identify ? '[["identify",true]]' : '[]';
        const other = {
          secret: Buffer.from(secret),
          spec: `[1,"mafia",${options},${JSON.stringify(names)}]`,
          words,
        };
        const host = [{ kind: 'words', words } as const, { kind: 'publish' } as const].reduce(
          (state, event) => unwrap(applyHost(game, state, event)),
          before,
        );
        const one = {
          round: 0,
          attempt: 0,
          seats,
          living: host.living,
          rekeys: host.rekeys,
          payloads: independent.mafiaPayloads(other, seats, identify),
        };
        const publication = host.publications[0] as HostState['publications'][0];
        expect(encodeBulletin(bulletinOf(game, host, publication))).toBe(independent.bulletin(other, one));
        expectSameSeats(host, other);
      },
    ),
    { numRuns: volume(15, 60) },
  );
});
