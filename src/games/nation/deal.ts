/** Who is which specialist, in the open, and who holds which hit list, in secret; and the order of both decks. */
import { type Answered, err, ok, type Result } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import type { Leavers } from '../../deal/v1/living';
import { type Dealer, type Spec, seatedSpec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { type Deal, dealingOf } from '../game';
import type { HitList, Specialist } from './cards';
import { dollars } from './cards/money';
import { NATION_CARDS } from './cards/set';
import { targetOf } from './cards/targets';
import { weaponOf } from './cards/weapons';
import { NATION_SEATS } from './places';
import { shuffled } from './setup';

const { specialists, hitLists, weaponCards, modifierCards, contracts } = NATION_CARDS;

const check = (spec: Spec): Result<Spec> => seatedSpec(spec, [], NATION_SEATS);

/** All that is shuffled before a game, as places in the card set from 0. The spec has been checked. */
export const dealNation = ({ names }: Spec, open: (label: string) => Stream, leavers: Leavers) => {
  if (leavers.length > 0) {
    return err(
      'dealt-once',
      'Specialists and hit lists are dealt once and nobody leaves the game: leave out who has left.',
    );
  }
  const players = names.length;
  return ok({
    /** By seat, open. */
    specialists: shuffled(specialists.length, open('nation/specialists/')).slice(0, players),
    /** By seat, secret. */
    hitLists: shuffled(hitLists.length, open('nation/hit-lists/')).slice(0, players),
    /** The top card first; weapon cards are counted before modifier cards. */
    assassinDeck: shuffled(weaponCards.length + modifierCards.length, open('nation/assassin-deck/')),
    contractDeck: shuffled(contracts.length, open('nation/contract-deck/')),
  });
};

type NationDeal = Answered<typeof dealNation>;

const cardNote = ({ weapon }: Specialist, { targets }: HitList): string => {
  const listed = targets.map(({ target, bonus }) => `${targetOf(target).name} ${dollars(bonus)}`);
  return (
    `Your specialist, known to all, rolls two dice with ${weaponOf(weapon).name} cards. ` +
    `Your hit list is secret: ${listed.join(', ')}.`
  );
};

/** What a seat reads on its card. Both are places in the card set; `undefined` where there is no such card. */
export const nationCard = (specialistAt: number, hitListAt: number): SealedCard | undefined => {
  const [specialist, hitList] = [specialists[specialistAt], hitLists[hitListAt]];
  if (!specialist || !hitList) return undefined;
  return {
    caption: 'Your specialist and hit list',
    value: `${specialist.name}, hit list ${hitListAt + 1}`,
    note: cardNote(specialist, hitList),
  };
};

const describe = ({ names }: Spec, dealt: NationDeal): Deal => {
  const seats = names.map((_, seat) => {
    const [specialistAt, hitListAt] = [dealt.specialists[seat] as number, dealt.hitLists[seat] as number];
    return {
      specialist: specialists[specialistAt] as Specialist,
      hitList: hitLists[hitListAt] as HitList,
      card: nationCard(specialistAt, hitListAt) as SealedCard,
    };
  });
  return {
    round: 0,
    living: names.map((_, seat) => seat),
    cards: seats.map(({ card }, seat) => ({ seat, ...card })),
    json: {
      game: 'nation',
      specialists: Object.fromEntries(seats.map(({ specialist }, seat) => [names[seat], specialist.id])),
      hitLists: Object.fromEntries(seats.map(({ hitList }, seat) => [names[seat], hitList.id])),
    },
  };
};

/** Deals as places in the card set, for a table that plays on from them: give it to `dealOpen` in place of the game. */
export const nationDealer: Dealer<NationDeal> = { check, deal: dealNation };

export const dealing = dealingOf(nationDealer, { options: [], redeals: false }, describe);
