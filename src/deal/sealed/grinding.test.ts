/** A host who tries keys until the deal is as wanted: what that gives, and what it takes a helper for. */
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { unwrap } from '../../base/result';
import { dealtTo } from './bulletin';
import type { HostState } from './host';
import { closingTag, NO_TAG, publicKeyOf, rollDigest, rollOf, tagOf } from './invitation';
import { bytes, EIGHT, specOf, started } from './table.sample';

describe('grinding', () => {
  const GAMES = volume(12, 50);
  /** What a phone draws in game `g`, as nobody knows it before. */
  const secretOf = (g: number, seat: number, salt: number) => bytes(g * 8 + seat + salt * 1009, 32);
  /** `closer` has the t of its closing in `tags`. */
  const isAssassin = (state: HostState, tags: readonly Uint8Array[], closer = 7): boolean => {
    const { secret, invitation } = state;
    return unwrap(dealtTo(invitation, { secret, closer, tags }, []))[0]?.[0] === 0;
  };
  /** Working a public key out takes longer than all the rest. */
  const publicKeys = new Map<string, Uint8Array>();
  const keyFor = (secretKey: Uint8Array): Uint8Array => {
    const known = publicKeys.get(secretKey.join()) ?? publicKeyOf(secretKey);
    publicKeys.set(secretKey.join(), known);
    return known;
  };
  const tagsOf = (state: HostState, g: number, salt: number) =>
    EIGHT.map((_, seat) =>
      seat === 0 ? NO_TAG : tagOf(state.invitation, { seat, key: keyFor(secretOf(g, seat, salt)) }),
    );
  /** Games in which the host is the Assassin of 8, after the best that the host can do before the answers. */
  const winsOf = (prepare: (g: number) => HostState, salt: number): number =>
    Array.from({ length: GAMES }, (_, g) => g).filter((g) => {
      const state = prepare(g);
      return isAssassin(state, tagsOf(state, g, salt));
    }).length;
  const [mean, sigma] = [GAMES / 8, Math.sqrt((GAMES * 7) / 64)];
  /** The best of 20 tries, by answers that the host makes up: the true ones are not known yet. */
  const bestOf = (g: number, starts: readonly HostState[]): HostState =>
    starts.find((state) => isAssassin(state, tagsOf(state, g, 7))) ?? (starts[0] as HostState);

  it.each([
    [
      'many secrets',
      1,
      (g: number) =>
        bestOf(
          g,
          Array.from({ length: 20 }, (_, k) =>
            started(specOf('mafia', EIGHT), { secret: bytes(g * 20 + k, 16) }),
          ),
        ),
    ],
    [
      'names in look-alike letters',
      2,
      (g: number) =>
        bestOf(
          g,
          // Each spelling with a Cyrillic a or e in place of the Latin one.
          ['Ben', 'Bеn'].flatMap((ben) =>
            ['Dee', 'Dеe', 'Dеe'.replace('e', 'е')].flatMap((dee) =>
              ['Gil', 'Gіl'].map((gil) =>
                started(
                  specOf(
                    'mafia',
                    EIGHT.map((name) => ({ Ben: ben, Dee: dee, Gil: gil })[name] ?? name),
                  ),
                  {
                    secret: bytes(g + 900, 16),
                  },
                ),
              ),
            ),
          ),
        ),
    ],
    [
      'the order of the names after their own',
      3,
      (g: number) =>
        bestOf(
          g,
          Array.from({ length: 7 }, (_, k) => {
            const rest = EIGHT.slice(1);
            return started(specOf('mafia', ['Ana', ...rest.slice(k), ...rest.slice(0, k)]), {
              secret: bytes(g + 500, 16),
            });
          }),
        ),
    ],
  ])('by %s gives the host no more than a fair share', (_, salt, prepare) => {
    expect(Math.abs(winsOf(prepare, salt) - mean)).toBeLessThan(4 * sigma);
  });

  /** The host sits under an ordinary name as well, and answers for it after all others, as often as they like. */
  const lastAnswers = (g: number, state: HostState): readonly Uint8Array[] => {
    const tags = [...tagsOf(state, g, 4)];
    for (let tries = 0; tries < 60; tries++) {
      tags[6] = tagOf(state.invitation, { seat: 6, key: keyFor(bytes(g + tries * 3, 32)) });
      // The best they can work out: the deal as it would be if nobody closed it.
      if (isAssassin(state, tags)) break;
    }
    return tags;
  };

  it('by answering last, for a player who does not exist or has no phone, gives the host no more than a fair share', () => {
    const wins = Array.from({ length: GAMES }, (_, g) => g).filter((g) => {
      const state = started(specOf('mafia', EIGHT), { hostSeat: null, secret: bytes(g + 77, 16) });
      const roll = rollOf(7, lastAnswers(g, state));
      const closing = {
        closer: 7,
        roll: rollDigest(state.invitation, roll),
        key: keyFor(bytes(g + 8000, 32)),
      };
      return isAssassin(state, roll.tags.with(7, closingTag(state.invitation, closing)));
    });
    expect(Math.abs(wins.length - mean)).toBeLessThan(4 * sigma);
  });

  it('by a host with a helper wins every game, as the pages say', () => {
    const wins = Array.from({ length: GAMES }, (_, g) => g).filter((g) => {
      const state = started(specOf('mafia', EIGHT), { secret: bytes(g + 77, 16) });
      const roll = rollOf(7, tagsOf(state, g, 4));
      const digest = rollDigest(state.invitation, roll);
      // Hal closes, after the host has told him the secret.
      for (let tries = 0; tries < 400; tries++) {
        const closing = { closer: 7, roll: digest, key: keyFor(bytes(g + tries * 3, 32)) };
        if (isAssassin(state, roll.tags.with(7, closingTag(state.invitation, closing)))) return true;
      }
      return false;
    });
    expect(wins).toHaveLength(GAMES);
  });
});
