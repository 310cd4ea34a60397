/** Which pieces of a kit to print: all of them, some kinds, or single ones; or only those that an edition changed. */

import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/studio';
import { type Component, kindOf, openTitle } from '../../../base/piece';
import { grouped } from '../../../base/words';
import { EDITION, EDITIONS } from '../../../files/editions';
import { repeatedPiece } from '../../../files/job-fields';
import { Tick } from '../../fields/Choice';
import { SelectField } from '../../fields/Field';
import { Wrong } from '../../fields/Wrong';
import type { FormProps } from './PlayersFields';

interface Props extends FormProps {
  components: readonly Component[];
}

export const PieceFields = ({ components, settings, onChange, wrong }: Props) => {
  const { pieces: chosen, by, seed } = settings;
  const [open, setOpen] = useState(false);
  const message = wrong('pieces');
  const kinds = pieceKinds(components, by === 'names' && seed.trim() !== '');
  useEffect(() => {
    if (message || chosen.length > 0) setOpen(true);
  }, [message, chosen.length > 0]);
  const ids = components.map(({ id }) => id);
  const picked = chosen.flatMap((text) => repeatedPiece(text, (id) => ids.includes(id)));
  const countOf = (id: string) => (chosen.length === 0 ? 1 : picked.filter((own) => own === id).length);
  /** Gives false where that would leave nothing to print; `wanted` is how often a piece is printed. */
  const choose = (wanted: (id: string) => number) => {
    const next = ids.flatMap((id) => new Array<string>(wanted(id)).fill(id));
    if (next.length === 0) return false;
    // All of them once need no list.
    onChange({ pieces: ids.every((id) => wanted(id) === 1) ? [] : next });
    return true;
  };
  const onTick = (own: readonly string[], on: boolean) =>
    choose((id) => (own.includes(id) ? (on ? Math.max(1, countOf(id)) : 0) : countOf(id)));
  const onCount = (own: string, count: number) => choose((id) => (id === own ? count : countOf(id)));
  const tick = (label: string, own: readonly string[], on: boolean, isPart = false) => (
    <Tick
      checked={on}
      indeterminate={isPart}
      onTick={(checked, box) => {
        if (!onTick(own, checked)) box.checked = true;
      }}
    >
      {label}
    </Tick>
  );
  const single = ({ id, title }: PieceKind['pieces'][number]) => (
    <li key={id} class="single">
      {tick(title, [id], countOf(id) > 0)}
      {countOf(id) > 0 && (
        <input
          class="input"
          type="number"
          min="1"
          max="99"
          value={countOf(id)}
          aria-label={m.copiesOf({ title })}
          onChange={({ currentTarget }) =>
            onCount(id, Math.min(99, Math.max(1, Math.round(currentTarget.valueAsNumber) || 1)))
          }
        />
      )}
    </li>
  );
  const kindView = ({ kind, pieces }: PieceKind) => {
    const own = pieces.map(({ id }) => id);
    const count = own.filter((id) => countOf(id) > 0).length;
    const all = own.length;
    if (all === 1) return pieces.map(single);
    return (
      <li key={kind}>
        {tick(m.piecesOfKind({ kind, count, all }), own, count === all, count > 0 && count < all)}
        <ul>{pieces.map(single)}</ul>
      </li>
    );
  };
  return (
    <fieldset class="pieces" aria-describedby="pieces-wrong">
      <legend>{m.pieces}</legend>
      <Tick
        checked={!open}
        onTick={(all) => {
          setOpen(!all);
          if (all) onChange({ pieces: [] });
        }}
      >
        {components.length > 0 ? m.piecesAllCounted({ count: components.length }) : m.piecesAll}
      </Tick>
      {open && <ul class="kinds">{kinds.map(kindView)}</ul>}
      <Wrong id="pieces-wrong" message={message} />
    </fieldset>
  );
};

export const SinceField = ({ settings: { since: value }, onChange, wrong }: FormProps) => {
  const known = EDITIONS.map(String);
  const stray = value !== '' && !known.includes(value) ? [value] : [];
  const editions = [...known, ...stray].map((edition) => [edition, m.reprintChanged({ edition })] as const);
  if (editions.length === 0) return null;
  return (
    <SelectField
      id="since"
      label={m.reprint}
      help={m.reprintHelp({ number: EDITION.number })}
      value={value}
      choices={[['', m.reprintEverything], ...editions]}
      onValue={(since) => onChange({ since })}
      message={wrong('since')}
    />
  );
};

/** "Role card", and its pieces. */
type PieceKind = ReturnType<typeof pieceKinds>[number];

/** Kinds in the order in which they first come. `secret`: titles without what the cards of a deal say. */
export const pieceKinds = (components: readonly Component[], secret: boolean) =>
  [...grouped(components, kindOf)].map(([kind, alike]) => ({
    kind,
    pieces: alike.map((piece) => ({ id: piece.id, title: secret ? openTitle(piece) : piece.title })),
  }));
