/** The table of TMAG on its page: a form to sit down, then the game. */
import { useMemo } from 'preact/hooks';
import { TMAG_OPTIONS } from '../../../games/tmag/options';
import { salvage } from '../../fields/salvage';
import { Damaged } from '../Damaged';
import { now } from '../timeline';
import { PlayView } from './PlayView';
import type { Table } from './record';
import { type Filled, StartForm } from './StartForm';
import { type TableOnPage, useTable } from './useTable';
import { turnTitle } from './words';

const EMPTY: Filled = { names: '', seed: '', options: {}, first: 'drawn' };

const filledFrom = ({ spec }: Table): Filled => ({
  names: spec.names.join('\n'),
  seed: spec.seed,
  options: spec.options,
  first: spec.firstVictim ?? 'drawn',
});

/** What can be read of an address that opens no table. */
const salvaged = (fragment: string): Filled => {
  const { names, seed, options } = salvage(fragment);
  const known = TMAG_OPTIONS.filter(({ name }) => options[name] !== undefined);
  return {
    names,
    seed,
    first: 'drawn',
    options: Object.fromEntries(
      known.map(({ name, kind }) => [name, kind === 'flag' ? true : (options[name] ?? '')] as const),
    ),
  };
};

/** What a new game begins with: the link's, or that of the last one with another seed. */
const filledOf = ({ linked, link, table, damage }: TableOnPage['place']): Filled => {
  if (linked) return filledFrom(linked);
  if (link) return salvaged(link.fragment);
  const known = table ?? damage?.problem.until;
  return known ? { ...filledFrom(known), seed: '', first: 'drawn' } : EMPTY;
};

const Waiting = ({ table, linked, onBack }: { table: Table; linked: boolean; onBack: () => void }) => (
  <section class="waiting">
    <p>
      {linked && 'The link asks for another game: it is in the form below. '}A game of{' '}
      {table.spec.names.join(', ')} is on this table (turn {now(table.line).turns + 1},{' '}
      {turnTitle(now(table.line), table.spec.names)}). Starting another takes its place.
    </p>
    <button class="button strong" type="button" onClick={onBack}>
      Back to that game
    </button>
  </section>
);

export const TmagTable = () => {
  const onPage = useTable();
  const { place, refused } = onPage;
  const filled = useMemo(() => filledOf(place), [place]);
  const { table, damage } = place;

  return (
    <div class="table-page">
      <div aria-live="polite">
        {refused && (
          <p class="wrong not-kept">
            <strong>Not kept</strong>
            {refused}
          </p>
        )}
      </div>
      {place.view === 'play' && table ? (
        <PlayView table={table} onPage={onPage} />
      ) : (
        <>
          <h1>A table for TMAG</h1>
          {damage && (
            <Damaged
              message={damage.problem.message}
              text={damage.text}
              fileName="tmag-table.json"
              until={
                damage.problem.until && {
                  events: damage.problem.until.line.at,
                  onPlay: () => damage.problem.until && onPage.open(damage.problem.until),
                }
              }
            />
          )}
          {place.view === 'form' && table && (
            <Waiting table={table} linked={place.linked !== undefined} onBack={() => onPage.show('play')} />
          )}
          {place.view === 'form' && (
            <StartForm
              filled={filled}
              linkProblem={
                place.link && `${place.link.problem.message} What could be read of it is in the form.`
              }
              onStart={onPage.open}
            />
          )}
        </>
      )}
    </div>
  );
};
