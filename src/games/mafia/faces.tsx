/** Faces of Assassin - The Card Game: role cards, the caller's script and the rules at a glance. */

import type { VNode } from 'preact';
import * as common from '#messages/look';
import * as m from '#messages/mafia-faces';
import { shortNames } from '../../base/initials';
import { itemAt } from '../../base/lists';
import { blankBack, courtEmblem, deckBack, pinstripes } from '../../look/backs';
import { bold, type Canvas } from '../../look/canvas';
import type { FaceSet } from '../../look/face';
import type { IconName, OwnPicture } from '../../look/icons';
import { type Brief, Card, Gap, HeadRule, Icon, RulesCard, Space, type With } from '../../look/parts';
import { COLORS, RULES } from '../../look/theme';
import type { Inline } from '../../scene/text';
import { figures, ROLE_ICONS } from './faces/figures';
import { mafiaPicture } from './faces/picture';
import type { MafiaFace } from './kit';
import { type Role, type RoleNames, scriptFor } from './roles';

interface RoleLook {
  readonly note: string;
  readonly goal: (given: RoleNames & { readonly b: typeof bold }) => readonly Inline[];
  readonly aside: (names: RoleNames) => string;
}

const LOOKS: Readonly<Record<Role, RoleLook>> = {
  assassin: {
    note: m.noteAssassin,
    goal: m.goalAssassin,
    aside: m.asideAssassin,
  },
  mafia: {
    note: m.noteMafia,
    goal: m.goalMafia,
    aside: () => m.asideMafia,
  },
  pleb: {
    note: m.notePleb,
    goal: m.goalPleb,
    aside: m.asidePleb,
  },
};

const SUITS: Readonly<Record<string, IconName>> = {
  '♠': 'spades',
  '♥': 'hearts',
  '♣': 'clubs',
  '♦': 'diamonds',
};

/** The playing card that stands for the role: its rank over its suit. */
const Index = ({ canvas, card }: { canvas: Canvas; card: string }): VNode => {
  const suit = SUITS[card.slice(-1)];
  const fill = '♥♦'.includes(card.slice(-1)) ? COLORS.red : COLORS.ink;
  return (
    <div style={{ flexDirection: 'column', alignItems: 'center' }}>
      {canvas.shout(card.slice(0, -1), {
        maxSize: 7.4,
        width: canvas.mm(7),
        fill,
        align: 'middle',
        lineHeight: 0.95,
      })}
      {suit && <Icon canvas={canvas} name={suit} size={4.2} fill={fill} />}
    </div>
  );
};

const RoleCard = ({ canvas, face }: With<MafiaFace, 'role'>): VNode => {
  const look = LOOKS[face.role];
  const goal = look.goal({ ...face.names, b: bold });
  const aside = face.own?.text ?? look.aside(face.names);
  return (
    <Card canvas={canvas} foot={[common.keepSecret, common.players({ count: face.players })]}>
      <div style={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Index canvas={canvas} card={face.playingCard} />
        {canvas.label(look.note.toUpperCase())}
      </div>
      <Space />
      <div style={{ justifyContent: 'center' }}>
        <Icon
          canvas={canvas}
          name={(face.own?.picture as OwnPicture | undefined) ?? ROLE_ICONS[face.role]}
          size={30 * canvas.room.pictures}
        />
      </div>
      <Space />
      {canvas.shout(face.roleName, {
        maxSize: 12,
        minSize: 4.4,
        maxLines: 2,
        alike: Object.values(face.names),
        ...(face.role === 'pleb' ? {} : { fill: COLORS.red }),
      })}
      <HeadRule canvas={canvas} above={1.4} below={1.5} />
      {canvas.talk(goal)}
      <Gap canvas={canvas} of={1} />
      {canvas.aside(aside)}
      <Space canvas={canvas} />
    </Card>
  );
};

/** What is said aloud, mm of a standard card. */
const SAY = { size: 2.9, least: 2.1 } as const;

const Script = ({ canvas, face }: With<MafiaFace, 'script'>): VNode => {
  const rounds = scriptFor(face.names);
  const room = canvas.measure - canvas.mm(4);
  const says = rounds.flatMap(({ lines }) => lines.map(({ say }) => say));
  // Each on a line of its own, as long as that can be read in the dark.
  const widest = Math.max(...says.map((say) => canvas.label(say, { size: SAY.size, bold: true }).width));
  const size = Math.max(SAY.least, SAY.size * Math.min(1, room / widest));
  return (
    <Card canvas={canvas} head={[m.caller, m.readAloud]} foot={[m.script, m.pauseAfterLine]}>
      {rounds.map(({ title, caller, lines }) => (
        <div style={{ flexDirection: 'column' }}>
          <Gap canvas={canvas} of={2} />
          {canvas.shout(title, { maxSize: 6.4, fill: COLORS.red })}
          {canvas.aside(caller, { size: 2.6 })}
          <Gap canvas={canvas} of={0.8} />
          {lines.map(({ say }, i) => (
            <div
              style={{
                gap: canvas.mm(2),
                alignItems: 'center',
                borderTop: `${RULES.hair}px solid ${COLORS.line}`,
                paddingTop: canvas.mm(0.6),
                paddingBottom: canvas.mm(0.6),
              }}
            >
              {canvas.label(`${i + 1}`, { size: 2.4 })}
              {canvas.label(say, { size, bold: true, width: room })}
            </div>
          ))}
        </div>
      ))}
      <Space />
      {face.variable && canvas.aside(m.variableShuffle, { size: 2.5 })}
    </Card>
  );
};

/** Letters of a name of one's own in a sentence on a card that has no room for all of it. */
const LETTERS = 10;

/** The roles as sentences name them: whole, or where they do not fit shortened so that no two are alike. */
const inSentences = (names: RoleNames, { room: { firm, shrink } }: Canvas): RoleNames => {
  if (firm || shrink === 1) return names;
  const short = shortNames([names.assassin, names.mafia, names.pleb], LETTERS);
  return { assassin: itemAt(short, 0), mafia: itemAt(short, 1), pleb: itemAt(short, 2) };
};

const inBrief = (names: RoleNames): Brief =>
  [m.briefDay, m.briefLynched, m.briefNight, m.briefAssassinDead, m.briefMafiaDead, m.briefPlebsDead].map(
    (words) => words({ ...names, b: bold }),
  );

export const faces: FaceSet<MafiaFace> = {
  draw: (face, canvas) => {
    switch (face.kind) {
      case 'role':
        return <RoleCard canvas={canvas} face={face} />;
      case 'script':
        return <Script canvas={canvas} face={face} />;
      case 'mafia-reference':
        return (
          <RulesCard
            canvas={canvas}
            head={[common.game, m.atTable]}
            title={m.dayNightEnd}
            lines={inBrief(inSentences(face.names, canvas))}
            note={m.lookForEnd}
            foot={[common.rules, common.forEveryone]}
          />
        );
    }
  },
  back: (look, back) =>
    back === 'mafia-none' ? blankBack(look) : deckBack(look, pinstripes, courtEmblem('fedora')),
  figures,
  picture: mafiaPicture,
};
