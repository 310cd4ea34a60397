/**
 * A table on a page: where it comes from (what this browser keeps, or the address), what happens at it, and where every
 * change of it is kept.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../base/result';
import type { RuleProblem, TableEvent } from '../../../games/tmag/state';
import { apply } from '../../../games/tmag/table';
import { keepText, keptKey, keptText, setAside } from '../kept';
import { play as playEvent } from '../timeline';
import { tableFragment, tableOfFragment } from './link';
import { type DamagedTable, RECORD_VERSION, readTable, sameSpec, type Table, writeTable } from './record';

const KEY = keptKey('tmag', RECORD_VERSION);

/** A kept text that cannot be read, and what can be read of it. */
export interface Damage {
  readonly problem: DamagedTable;
  readonly text: string;
}

interface Place {
  readonly view: 'opening' | 'form' | 'play';
  /** In play, or waiting behind the form. */
  readonly table?: Table;
  readonly damage?: Damage;
  /** A table that a link opens; the form shows it while another one is kept. */
  readonly linked?: Table;
  /** Why the address opens none, and the address. */
  readonly link?: { readonly problem: Problem; readonly fragment: string };
}

const readKept = (): { place: Partial<Place>; refused?: string } => {
  const kept = keptText(KEY);
  if (!kept.ok) return { place: {}, refused: kept.error.message };
  if (kept.value === undefined) return { place: {} };
  const table = readTable(kept.value);
  return table.ok
    ? { place: { table: table.value } }
    : { place: { damage: { problem: table.error, text: kept.value } } };
};

/** What the address asks for; nothing where it is only an address. */
const readAddress = (): Partial<Place> => {
  const fragment = location.hash.replace(/^#/, '');
  if (fragment === '' || fragment === 'content') return {};
  const table = tableOfFragment(fragment);
  return table.ok ? { linked: table.value } : { link: { problem: table.error, fragment } };
};

const arrange = (kept: Partial<Place>): Place => {
  const asked = readAddress();
  const { table, damage } = kept;
  if (asked.link) return { ...kept, ...asked, view: 'form' };
  if (!asked.linked) return { ...kept, view: table ? 'play' : 'form' };
  if (table && sameSpec(table.spec, asked.linked.spec)) return { table, view: 'play' };
  // A link never takes the place of a game: whoever opened it is asked.
  return table || damage ? { ...kept, ...asked, view: 'form' } : { table: asked.linked, view: 'play' };
};

export const useTable = () => {
  const [place, setPlace] = useState<Place>({ view: 'opening' });
  const [refused, setRefused] = useState<string>();
  const [refusal, setRefusal] = useState<RuleProblem>();
  const { table } = place;
  // Events that come within one frame each build on the one before.
  const latest = useRef<Table>();
  latest.current = table;

  const read = () => {
    const kept = readKept();
    setRefused(kept.refused);
    setRefusal(undefined);
    const found = arrange(kept.place);
    // A browser that keeps nothing still has the game on the page.
    const open = latest.current;
    setPlace(kept.refused && open && !found.table ? { ...found, table: open } : found);
  };

  useEffect(() => {
    read();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) read();
    };
    window.addEventListener('hashchange', read);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('hashchange', read);
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  const keep = (next: Table) => {
    const done = keepText(KEY, writeTable(next));
    setRefused(done.ok ? undefined : done.error.message);
    latest.current = next;
    setRefusal(undefined);
    setPlace({ view: 'play', table: next });
  };

  return {
    place,
    /** Why nothing is kept. */
    refused,
    /** Why the last event was none. */
    refusal,
    /** Puts another table in the place of the one that is there. What is damaged is set aside first. */
    open: (next: Table) => {
      if (place.damage) setAside(KEY, place.damage.text);
      const fragment = tableFragment(next.spec);
      history.replaceState(null, '', fragment === '' ? location.pathname : `#${fragment}`);
      keep(next);
    },
    /** Gives whether the rules let it happen. */
    play: (event: TableEvent): boolean => {
      const current = latest.current;
      if (!current) return false;
      const line = playEvent(current.line, event, apply);
      if (!line.ok) {
        setRefusal(line.error);
        return false;
      }
      keep({ ...current, line: line.value });
      return true;
    },
    /** Undo, redo: a step of the same game. */
    step: (to: (line: Table['line']) => Table['line']) => {
      const current = latest.current;
      if (current) keep({ ...current, line: to(current.line) });
    },
    show: (view: 'form' | 'play') => {
      setRefusal(undefined);
      setPlace({ ...place, view });
    },
  };
};

export type TableOnPage = ReturnType<typeof useTable>;
