/**
 * Prints a kit for these people. The settings live in the address, so a bookmark is a print job; the file is made on this
 * device, in a worker, and the page stays alive meanwhile.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { GAMES } from '../../games';
import type { Kit } from '../../games/game';
import { decodeJob, parseJob } from '../../print/job';
import { BACKS, CARD_FORMATS, PAPERS } from '../../print/papers';
import { NamesField } from '../fields/NamesField';
import { OptionFields } from '../fields/OptionFields';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { printInWorker } from './client';
import { PrintJobView, type PrintRun } from './PrintJobView';
import { addressOf, fieldsOf, type Settings, settingsOf } from './settings';

interface OwnedKit {
  readonly game: string;
  readonly title: string;
  readonly kit: Kit;
}

const KITS: readonly OwnedKit[] = GAMES.flatMap((game) =>
  game.kits.map((kit) => ({ game: game.id, title: `${kit.title}: ${game.title}`, kit: kit as Kit })),
);

const ALL = KITS.map(({ kit }) => kit);

const BACK_LABELS: Readonly<Record<string, string>> = {
  none: 'None',
  long: 'Duplex, turned on the long edge',
  short: 'Duplex, turned on the short edge',
  fold: 'Beside the front, to fold and glue',
};

type Field = 'names' | 'count' | 'seed' | 'options' | 'sheet' | 'link' | 'job';

/** The field that a problem is about, by its stable code. */
const fieldOf = ({ code }: Problem, by: Settings['by']): Field => {
  if (code === 'print-failed') return 'job';
  if (code.startsWith('seed')) return 'seed';
  if (code.includes('option')) return 'options';
  if (code === 'card-too-large' || code === 'card-too-full') return 'sheet';
  if (/^(fragment|link|unknown)-|^players-or-count/.test(code)) return 'link';
  return by;
};

/** What the file will hold, as far as it can be said already: "Target cards: 8 cards, A4". */
const summaryOf = (settings: Settings): string | undefined => {
  const fields = fieldsOf(settings);
  const job = fields.players?.length === 0 ? undefined : parseJob(fields);
  const kit = ALL.find(({ id }) => id === settings.kit);
  if (!job?.ok || !kit) return undefined;
  const pieces = kit.components(job.value.request);
  if (!pieces.ok) return undefined;
  return `${kit.title}: ${pieces.value.length} cards on ${PAPERS[job.value.paper].label}`;
};

export const PrintForm = () => {
  const [settings, setSettings] = useState<Settings>(() => settingsOf('', ALL));
  const [problem, setProblem] = useState<Problem>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const [run, setRun] = useState<PrintRun>({ state: 'idle' });
  const stop = useRef<AbortController | undefined>(undefined);

  const owned = KITS.find(({ kit }) => kit.id === settings.kit) ?? (KITS[0] as OwnedKit);
  const { kit } = owned;

  useEffect(() => {
    const read = () => {
      const fragment = location.hash.replace(/^#/, '');
      if (!fragment.includes('=')) return;
      const next = settingsOf(fragment, ALL);
      setSettings(next);
      setRun({ state: 'idle' });
      const job = decodeJob(fragment);
      const bad = job.ok ? undefined : job.error;
      const inLink = bad !== undefined && fieldOf(bad, next.by) === 'link';
      setLinkProblem(inLink ? `${bad.message} What could be read of it is in the form.` : undefined);
      setProblem(inLink ? undefined : bad);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const change = (next: Partial<Settings>) => {
    const changed = { ...settings, ...next };
    const changedKit = KITS.find((known) => known.kit.id === changed.kit)?.kit ?? kit;
    setSettings(changed);
    setProblem(undefined);
    setLinkProblem(undefined);
    setRun({ state: 'idle' });
    stop.current?.abort();
    history.replaceState(null, '', `#${addressOf(changed, changedKit)}`);
  };

  const print = async (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = fieldsOf(settings);
    const job = parseJob(fields);
    const pieces = job.ok ? kit.components(job.value.request) : job;
    const failure: Problem | undefined =
      fields.players?.length === 0
        ? {
            code: 'players-missing',
            message: 'Nobody is named yet: type the names, or print for just a number.',
          }
        : pieces.ok
          ? undefined
          : pieces.error;
    setProblem(failure);
    if (!job.ok || failure) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }

    const controller = new AbortController();
    stop.current?.abort();
    stop.current = controller;
    setRun({ state: 'printing', done: 0 });
    const printed = await printInWorker(job.value, {
      fonts: href('fonts'),
      onProgress: (done) => setRun({ state: 'printing', done }),
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    if (printed.ok) {
      const people = job.value.request.names?.length ?? job.value.request.count ?? 0;
      const name = `paper-dagger-${kit.id}-${people}-${job.value.paper}.pdf`;
      setRun({ state: 'done', file: printed.value, name });
    } else {
      setRun({ state: 'idle' });
      setProblem(printed.error);
    }
  };

  const wrong = (field: Field) =>
    problem && fieldOf(problem, settings.by) === field ? problem.message : undefined;
  const choose = (
    name: 'paper' | 'card' | 'backs',
    label: string,
    choices: readonly (readonly [string, string])[],
  ) => (
    <div class="field">
      <label for={name}>{label}</label>
      <select
        id={name}
        class="input"
        value={settings[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <form class="print-form" onSubmit={print} noValidate>
      <div class="settings">
        <Wrong id="link-wrong" message={linkProblem} word="Link" />
        <div class="field">
          <label for="kit">What to print</label>
          <select
            id="kit"
            class="input"
            value={kit.id}
            aria-describedby="kit-help"
            onChange={({ currentTarget }) => change({ kit: currentTarget.value, options: {} })}
          >
            {KITS.map((known) => (
              <option key={known.kit.id} value={known.kit.id}>
                {known.title}
              </option>
            ))}
          </select>
          <p class="help" id="kit-help">
            {kit.description}
          </p>
        </div>

        <fieldset>
          <legend>For whom</legend>
          <div class="ticks">
            <label class="tick">
              <input
                type="radio"
                name="by"
                checked={settings.by === 'names'}
                onChange={() => change({ by: 'names' })}
              />
              <span>These people</span>
            </label>
            <label class="tick">
              <input
                type="radio"
                name="by"
                checked={settings.by === 'count'}
                onChange={() => change({ by: 'count' })}
              />
              <span>Just a number</span>
            </label>
          </div>
        </fieldset>

        {settings.by === 'names' ? (
          <NamesField
            value={settings.names}
            onChange={(names) => change({ names })}
            help="One a line, or with commas between them, in the order you sit."
            message={wrong('names')}
          />
        ) : (
          <div class="field short">
            <label for="count">Number of players</label>
            <input
              id="count"
              class="input"
              type="text"
              inputmode="numeric"
              value={settings.count}
              aria-describedby="count-wrong"
              aria-invalid={wrong('count') ? true : undefined}
              onInput={({ currentTarget }) => change({ count: currentTarget.value })}
            />
            <Wrong id="count-wrong" message={wrong('count')} />
          </div>
        )}

        {settings.by === 'names' && (
          <div class="field short">
            <label for="seed">Seed of a deal</label>
            <p class="help" id="seed-help">
              Leave it empty to shuffle at the table. With a seed, each card says who is dealt it.
            </p>
            <input
              id="seed"
              class="input"
              type="text"
              value={settings.seed}
              aria-describedby="seed-help seed-wrong"
              aria-invalid={wrong('seed') ? true : undefined}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
            />
            <Wrong id="seed-wrong" message={wrong('seed')} />
          </div>
        )}

        {kit.options.length > 0 && (
          <OptionFields
            game={owned.game}
            options={kit.options}
            values={settings.options}
            onChange={(options) => change({ options })}
            message={wrong('options')}
          />
        )}

        <fieldset class="paper">
          <legend>Paper</legend>
          <div class="three">
            {choose(
              'paper',
              'Paper',
              Object.entries(PAPERS).map(([id, { label }]) => [id, label] as const),
            )}
            {choose(
              'card',
              'Card size',
              Object.entries(CARD_FORMATS).map(([id, { label }]) => [id, label] as const),
            )}
            {choose(
              'backs',
              'Backs',
              BACKS.map((id) => [id, BACK_LABELS[id] ?? id] as const),
            )}
          </div>
          <Wrong id="sheet-wrong" message={wrong('sheet')} />
        </fieldset>
      </div>
      <PrintJobView
        run={run}
        summary={summaryOf(settings)}
        message={wrong('job')}
        onCancel={() => {
          stop.current?.abort();
          setRun({ state: 'cancelled' });
        }}
      />
    </form>
  );
};
