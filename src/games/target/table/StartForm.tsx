/** Who sits down, under which rules, and who deals: the seed of an open deal, or people with cards in their hands. */

import * as m from '#messages/target-table';
import { OneOf } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form } from '../../../app/tables/parts/StartForm';
import { TARGET_SEATS } from '../deal';
import { type Setup, TABLE_OPTIONS } from '../rules';

const DEALERS = {
  seed: m.dealerSeed,
  hands: m.dealerHands,
};

export const StartForm = (props: StartProps<Setup>) => (
  <Form
    {...props}
    game="target"
    options={TABLE_OPTIONS}
    namesHelp={m.namesHelp({ min: TARGET_SEATS.min })}
    seedHelp={({ hands }) => (hands ? undefined : m.seedHelp)}
    begin={(last) => (last?.hands ? { hands: last.hands } : {})}
    chosen={({ hands }) => [hands ? m.dealtByYou : m.dealtHere]}
    fields={({ hands, ...setup }, change) => (
      <OneOf
        name="dealer"
        legend={m.dealer}
        value={hands ? 'hands' : 'seed'}
        choices={DEALERS}
        onValue={(dealer) => change(dealer === 'hands' ? { ...setup, hands: true } : setup)}
      />
    )}
  >
    <ol>
      <li>{m.stepPlay}</li>
      <li>{m.stepAttack}</li>
      <li>{m.stepDeath}</li>
    </ol>
    <p>{m.eachLooksHere}</p>
    <p>{m.dealGivesAway({ a: (words) => <a href={href('odds', 'target')}>{words}</a> })}</p>
  </Form>
);
