/** Faces of Sample: the card with a player's name, and the rules at a glance. */
import type { VNode } from 'preact';
import { listed } from '#messages/language';
import { secretBack } from '../../../src/look/backs';
import { bold, type Canvas } from '../../../src/look/canvas';
import type { FaceSet } from '../../../src/look/face';
import { type Brief, Card, Gap, Icon, Photo, RulesCard, Space } from '../../../src/look/parts';
import { tablesFor, tableView } from '../../../src/look/table-view';
import { COLORS, RULES } from '../../../src/look/theme';
import { SAMPLE_SEATS } from './deal';
import type { SampleFace } from './kit';

const TargetCard = ({ canvas, name }: { canvas: Canvas; name?: string }): VNode => (
  <Card canvas={canvas} head={['Sample', 'Target']} foot={['keep secret', 'shuffle']}>
    <Gap canvas={canvas} of={2.6} />
    <Photo canvas={canvas}>
      <Icon canvas={canvas} name="bullseye" size={25} />
    </Photo>
    <Space />
    {name === undefined ? (
      <div style={{ height: RULES.outline, backgroundColor: COLORS.ink }} />
    ) : (
      canvas.shout(name, { maxSize: 13, minSize: 4, maxLines: 2, maxHeight: 17 })
    )}
    <Gap canvas={canvas} of={2.4} />
  </Card>
);

const IN_BRIEF: Brief = [
  [bold('Catch'), ' the player on your card.'],
  [bold('Then'), ' take their card and hunt on.'],
  [bold('The last one'), ' wins.'],
];

/** Everyone around the table, with an arrow to the player whom they hunt. */
const circleOf = (names: readonly string[]) =>
  tableView({
    sitters: names.map((name) => ({ name })),
    pointers: names.map((_, seat) => ({ from: seat, to: (seat + 1) % names.length, at: 'head', bend: 2 })),
    alt: `${listed(names)} sit around a table, each with a card face down. An arrow leads from every player to the next one: they hunt each other in one circle.`,
  });

export const faces: FaceSet<SampleFace> = {
  draw: (face, canvas) =>
    face.kind === 'target' ? (
      <TargetCard canvas={canvas} {...face} />
    ) : (
      <RulesCard
        canvas={canvas}
        head={['Sample', 'Rules']}
        title="How to play"
        lines={IN_BRIEF}
        foot={['rules', 'for everyone']}
      />
    ),
  back: secretBack,
  figures: tablesFor([SAMPLE_SEATS.min, 8], 5, circleOf),
};
