/** Who is which specialist, in the open, and who holds which hit list, in secret; and the order of both decks. */
import * as m from '#messages/nation';
import { itemAt } from '../../base/lists';
import { type Answered, ok } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import type { Spec } from '../../deal/v1/spec';
import { type Deal, dealingOf, onceDealer, onlyDeal } from '../game';
import { SET, setDealer } from '../set';
import type { CardSet } from './cards';
import { listedTargets, NATION_CARDS, weaponOf } from './cards/set';
import { NATION_SEATS } from './rules/places';
import { shuffled } from './rules/setup';

/** Deals as places in the cards, from 0, for a table that plays on: give it to `dealOpen` in place of the game. */
export const dealerWith = (
  { specialists, hitLists, weaponCards, modifierCards, contracts }: CardSet,
  code?: string,
) =>
  setDealer(
    code,
    onceDealer([SET], NATION_SEATS, m.dealtOnce, ({ names: { length } }, open) =>
      ok({
        /** By seat, open. */
        specialists: shuffled(specialists.length, open('nation/specialists/')).slice(0, length),
        /** By seat, secret. */
        hitLists: shuffled(hitLists.length, open('nation/hit-lists/')).slice(0, length),
        /** The top card first; weapon cards are counted before modifier cards. */
        assassinDeck: shuffled(weaponCards.length + modifierCards.length, open('nation/assassin-deck/')),
        contractDeck: shuffled(contracts.length, open('nation/contract-deck/')),
      }),
    ),
  );

export const nationDealer = dealerWith(NATION_CARDS);

type NationDeal = Answered<typeof nationDealer.deal>;

/** What a seat reads on its card. Both are places in the card set; `undefined` where there is no such card. */
export const nationCard = (
  specialistAt: number,
  hitListAt: number,
  set = NATION_CARDS,
): SealedCard | undefined => {
  const [specialist, hitList] = [set.specialists[specialistAt], set.hitLists[hitListAt]];
  if (!specialist || !hitList) return undefined;
  return {
    caption: m.cardCaption,
    value: m.cardValue({ name: specialist.name, number: hitListAt + 1 }),
    note: m.cardNote({
      name: weaponOf(specialist.weapon, set.weapons).name,
      listed: listedTargets(hitList, set.targets).join(', '),
    }),
  };
};

const describer =
  (set: CardSet) =>
  ({ names }: Spec, dealt: NationDeal): Deal => {
    const { specialists, hitLists } = dealt;
    const byName = (cards: readonly { readonly id: string }[], places: readonly number[]) =>
      Object.fromEntries(names.map((name, seat) => [name, itemAt(cards, itemAt(places, seat)).id]));
    return onlyDeal(
      names.map(
        (_, seat) => nationCard(itemAt(specialists, seat), itemAt(hitLists, seat), set) as SealedCard,
      ),
      {
        game: 'nation',
        specialists: byName(set.specialists, specialists),
        hitLists: byName(set.hitLists, hitLists),
      },
    );
  };

/** The dealing of these cards; without a code those of the game. */
export const dealingWith = (set: CardSet, code?: string) =>
  dealingOf(dealerWith(set, code), { options: [SET], redeals: false }, describer(set));

export const dealing = dealingWith(NATION_CARDS);
