/** The icons and names of the cards of Assassin Nation, in a file that is loaded with its faces alone. */
import type { VNode } from 'preact';
import type { Canvas } from '../../../look/canvas';
import { iconSet } from '../../../look/icons';
import { iconFrom, type With } from '../../../look/parts';
import { NATION_CARDS } from '../cards/set';
import { ATTRIBUTE_LABELS, type Label, PHASE_LABELS } from '../cards/vocabulary';
import type { NationFace } from '../kit';
import paths from './icon-paths.json' with { type: 'json' };

/** Called by the names that the cards have for them. */
export const NATION_ICONS = iconSet<string>(paths, 'a card of games/nation/cards');

export const CardIcon = iconFrom(NATION_ICONS);

export type NationWith<Kind extends NationFace['kind']> = With<NationFace, Kind>;

/** Of an icon and its word: the icon's side, and what is between them, mm of a standard card. */
const ICON_WORD = { icon: 5, gap: 1.4 } as const;

const wordOf = (canvas: Canvas, { name }: Label) =>
  canvas.label(name.toUpperCase(), { size: 2.8, bold: true });

export const iconWordWidth = (canvas: Canvas, label: Label): number =>
  canvas.mm(ICON_WORD.icon + ICON_WORD.gap) + wordOf(canvas, label).width;

/** An attribute or a phase: its icon, and its word in capitals. */
export const IconWord = ({ canvas, label }: { canvas: Canvas; label: Label }): VNode => (
  <div style={{ gap: canvas.mm(ICON_WORD.gap), alignItems: 'center' }}>
    <CardIcon canvas={canvas} name={label.icon} size={ICON_WORD.icon} />
    {wordOf(canvas, label)}
  </div>
);

const { targets, weapons, modifiers, contracts, specialists } = NATION_CARDS;

/** What cards of each kind are called: names of a kind are of one size. */
export const NAMES = {
  targets: targets.map(({ name }) => name),
  weapons: weapons.map(({ name }) => name),
  modifiers: modifiers.map(({ name }) => name),
  contracts: contracts.map(({ objective }) => objective),
  specialists: specialists.map(({ name }) => name),
} as const;

export const NATION_ICON_NAMES: readonly string[] = [
  ...new Set(
    [
      ...targets,
      ...weapons,
      ...modifiers,
      ...specialists,
      ...Object.values(ATTRIBUTE_LABELS),
      ...Object.values(PHASE_LABELS),
    ].map(({ icon }) => icon),
  ),
].toSorted();
