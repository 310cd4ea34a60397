/** What open and sealed deals have in common after the cards are dealt: who is out, and all cards as a table. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages/deal';
import { listed } from '#messages/language';
import { Button } from '../fields/Button';
import { Wrong } from '../fields/Wrong';

interface SeatsProps {
  names: readonly string[];
  seats: readonly number[];
  chosen: readonly number[];
  onChoose: (seats: readonly number[]) => void;
  /** What a press says of the seat. */
  about: string;
}

/** Buttons to press on and off, one a seat. */
export const SeatButtons = ({ names, seats, chosen, onChoose, about }: SeatsProps) => (
  <div class="buttons name-buttons">
    {seats.map((seat) => (
      <Button
        key={seat}
        aria-pressed={chosen.includes(seat)}
        onPress={() =>
          onChoose(chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat])
        }
      >
        {names[seat]}
        <span class="sr"> {about}</span>
      </Button>
    ))}
  </div>
);

interface DeathsProps {
  names: readonly string[];
  living: readonly number[];
  /** Those who left last. */
  last: readonly number[] | undefined;
  wrong: string | undefined;
  /** What is said before these seats leave. */
  warn?: (leaving: readonly number[]) => ComponentChildren;
  /** Deals again without these seats; gives whether that can be. */
  onOut: (seats: readonly number[]) => boolean | Promise<boolean>;
  onUndo: () => void;
}

/** After a death: a press on who is out, and a press to deal again; or the last death is taken back. */
export const Deaths = ({ names, living, last, wrong, warn, onOut, onUndo }: DeathsProps) => {
  const [out, setOut] = useState<readonly number[]>([]);
  const leaving = living.filter((seat) => out.includes(seat));
  const namesOf = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ''));
  return (
    <section class="dead">
      <h2>{m.someoneIsOut}</h2>
      <p>{m.someoneIsOutHelp}</p>
      <SeatButtons names={names} seats={living} chosen={leaving} onChoose={setOut} about={m.isOut} />
      {leaving.length > 0 && warn?.(leaving)}
      <Wrong id="out-wrong" message={wrong} word={m.notDone} />
      <div class="buttons">
        {leaving.length > 0 && (
          <Button
            class="button danger"
            onPress={async () => {
              if (await onOut(leaving)) setOut([]);
            }}
          >
            {m.dealAgainWithout({ names: namesOf(leaving) })}
          </Button>
        )}
        {last && leaving.length === 0 && (
          <Button onPress={onUndo}>{m.undoOut({ names: namesOf(last) })}</Button>
        )}
      </div>
    </section>
  );
};

interface CardsProps {
  caption: ComponentChildren;
  rows: readonly (readonly [name: string, card: string])[];
}

export const CardTable = ({ caption, rows }: CardsProps) => (
  <table>
    <caption class="form">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{m.player}</th>
        <th scope="col">{m.card}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, card]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{card}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
