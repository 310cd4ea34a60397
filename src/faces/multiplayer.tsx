/** Faces of the multiplayer reference: two cards for the moment when a player has left. */
import type { VNode } from 'preact';
import type { MultiplayerFace } from '../games/multiplayer/kit';
import { Picture } from '../scene/layout';
import { deckBack, doubled, lattice } from './backs';
import type { Desk } from './desk';
import type { FaceSet } from './face';
import { figures } from './multiplayer/figures';
import { type Brief, Card, Foot, Gap, Head, Icon, InBrief, Space } from './parts';

interface LeftCard {
  readonly title: string;
  readonly lines: Brief;
  readonly rules: string;
}

/** In the order in which a table needs them; the rules are those of content/multiplayer/rules.md. */
const CARDS: Readonly<Record<MultiplayerFace['part'], LeftCard>> = {
  'at-once': {
    title: 'At once',
    lines: [
      ['1. What they own', 'leaves the game, wherever it is. Only their ante stays.'],
      ['2. What they had borrowed', 'goes back at once.'],
      ['3. Their abilities', 'and copies on the stack are gone.'],
      ['4. What they still control', 'is exiled.'],
      ['5. Their priority', 'goes to the next player in turn order.'],
    ],
    rules: '800.4a, n',
  },
  'from-then-on': {
    title: 'From then on',
    lines: [
      ['Nothing new', 'comes under their control, no token, no trigger.'],
      ['A loan ends', 'that would be theirs: exile it.'],
      ['Combat damage', 'is not assigned to them. Costs are not paid.'],
      ['Choices:', 'an object’s controller names a player; a rule’s go to the next.'],
      ['What they had', 'counts as last known.'],
      ['Their turn', 'goes on; no new one begins.'],
      ['“Until their next turn”', 'is until it would have begun.'],
    ],
    rules: '800.4b to m',
  },
};

const Left = ({ desk, part }: { desk: Desk; part: MultiplayerFace['part'] }): VNode => {
  const { title, lines, rules } = CARDS[part];
  const first = part === 'at-once';
  return (
    <Card desk={desk}>
      <Head desk={desk} left="A player has left" right={first ? '1 of 2' : '2 of 2'} />
      <Gap desk={desk} of={2.2} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Picture scene={desk.shout(title, { maxSize: 8.6, width: desk.measure - desk.mm(12) })} />
        <Icon desk={desk} name="exit-door" size={8} />
      </div>
      <Gap desk={desk} of={1.6} />
      <InBrief
        desk={desk}
        lines={lines}
        gap={first ? 1.6 : 0.95}
        size={first ? 3.15 : 2.78}
        lineHeight={1.26}
      />
      <Space />
      <Foot desk={desk} left="for everyone" right={rules} />
    </Card>
  );
};

export const faces: FaceSet<MultiplayerFace> = {
  draw: ({ part }, desk) => <Left desk={desk} part={part} />,
  back: (look) => deckBack(look, lattice, doubled('exit-door')),
  figures,
};
