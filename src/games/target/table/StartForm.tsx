/** Who sits down, under which rules, and who deals: the seed of an open deal, or people with cards in their hands. */

import { OneOf } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form } from '../../../app/tables/parts/StartForm';
import { TARGET_SEATS } from '../deal';
import { TABLE_OPTIONS } from '../rules';
import type { TargetSetup } from './setup';

const DEALERS = {
  seed: 'This device, from the seed: it knows every card',
  hands: 'We do, on paper or sealed: it learns what goes face up',
};

export const StartForm = (props: StartProps<TargetSetup>) => (
  <Form
    {...props}
    game="target"
    options={TABLE_OPTIONS}
    namesHelp={`One a line, or with commas between them, clockwise as you sit. ${TARGET_SEATS.min} or more.`}
    seedHelp={({ hands }) =>
      hands
        ? undefined
        : 'Any word. It deals what the deal page deals for the same names, and deals anew after every death.'
    }
    begin={(last) => (last?.hands ? { hands: last.hands } : {})}
    chosen={({ hands }) => [hands ? 'You deal' : 'Cards dealt here']}
    fields={({ hands, ...setup }, change) => (
      <OneOf
        name="dealer"
        legend="Who deals?"
        value={hands ? 'hands' : 'seed'}
        choices={DEALERS}
        onValue={(dealer) => change(dealer === 'hands' ? { ...setup, hands: true } : setup)}
      />
    )}
  >
    <ol>
      <li>Play Magic with your own decks. Put the device in the middle of the table.</li>
      <li>Press who acts, then whom they go for. The app says whether they can, and why.</li>
      <li>When somebody is out, say by whose hand. The app counts the hits and deals to the living again.</li>
    </ol>
    <p>
      With a seed, each looks at their own card here: press the name, and hold the button. Undo goes back to
      the first event.
    </p>
    <p>
      What the deal gives away, <a href={href('odds', 'target')}>the numbers</a> say.
    </p>
  </Form>
);
