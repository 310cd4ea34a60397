/** Who sits down, under which rules, and who deals: the seed of an open deal, or people with cards in their hands. */

import * as m from '#messages/target-table';
import { OneOf } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form } from '../../../app/tables/parts/StartForm';
import { TARGET_SEATS } from '../deal';
import { TABLE_OPTIONS } from '../rules';
import type { TargetSetup } from './setup';

const DEALERS = {
  seed: m.deviceFrom,
  hands: m.weDoPaper,
};

export const StartForm = (props: StartProps<TargetSetup>) => (
  <Form
    {...props}
    game="target"
    options={TABLE_OPTIONS}
    namesHelp={m.oneLine({ min: TARGET_SEATS.min })}
    seedHelp={({ hands }) => (hands ? undefined : m.anyWord)}
    begin={(last) => (last?.hands ? { hands: last.hands } : {})}
    chosen={({ hands }) => [hands ? m.youDeal : m.cardsDealtHere]}
    fields={({ hands, ...setup }, change) => (
      <OneOf
        name="dealer"
        legend={m.whoDeals}
        value={hands ? 'hands' : 'seed'}
        choices={DEALERS}
        onValue={(dealer) => change(dealer === 'hands' ? { ...setup, hands: true } : setup)}
      />
    )}
  >
    <ol>
      <li>{m.playMagic}</li>
      <li>{m.pressActsThen}</li>
      <li>{m.whenSomebody}</li>
    </ol>
    <p>{m.seedEach}</p>
    <p>{m.whatDeal({ a: (words) => <a href={href('odds', 'target')}>{words}</a> })}</p>
  </Form>
);
