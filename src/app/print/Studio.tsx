/**
 * The print studio. The settings live in the address, so a bookmark is a print job; sheets and files are drawn on this
 * device, in workers, and the page stays alive meanwhile. What it knows is in `studio.ts`; here it is shown, in four views:
 * what to print, for whom, on which sheets, and what comes out.
 */

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import * as form from '#messages/fields';
import { ENGLISH } from '#messages/language';
import * as m from '#messages/studio';
import type { Component } from '../../base/piece';
import type { Problem } from '../../base/result';
import type { ExportFormat } from '../../files/exports/formats';
import { encodeJob } from '../../files/job-fields';
import type { Kit, KitRequest } from '../../games/game';
import { paperOf } from '../../print/papers';
import { writeProfile } from '../../print/profile';
import { storedProfile } from '../calibrate/stored-profile';
import { Button } from '../fields/Button';
import { useEarlyTyping } from '../fields/early-typing';
import { Wrong } from '../fields/Wrong';
import { href, inLanguage } from '../links';
import { useAddress, useLoaded } from '../session/reads';
import { rememberGroup, tonight } from '../store/people';
import { readTonight } from '../store/tonight';
import { EXPORTS } from './form/ExportFields';
import { Folds } from './form/Folds';
import { PlayersFields } from './form/PlayersFields';
import { PaperFields } from './form/SheetFields';
import { type KitShelf, linkProblem, loadKit, ownedKit, type ShownKit } from './kits';
import { OutputView } from './OutputView';
import { PreviewView, usePreview } from './PreviewView';
import type { PrintField } from './problems';
import {
  addressOf,
  awaitedJob,
  checkJob,
  countWithin,
  exampleSettings,
  fieldsOf,
  jobFragment,
  type Settings,
} from './settings';
import { firstState, nextState, type StudioEvent, type StudioState, saidOf, wantedProfile } from './studio';
import { useRun } from './useRun';

/** How long nobody has to type before the form says what is wrong with it, ms. */
const PATIENCE = 600;

/** "paper-dagger-target-8", without a number where a kit is for no certain one. */
const fileStem = (kit: string, { names, count }: KitRequest): string =>
  ['paper-dagger', kit, names?.length ?? count].filter((part) => part !== undefined).join('-');

/** What the settings come to with the kit, once it is here: for the kit's own example where nobody is named. */
const useJob = ({ settings, started }: StudioState, shown: ShownKit, kit: Kit | undefined) => {
  const { drawable, ...job } = useMemo(() => {
    const checked = kit ? checkJob(settings, kit) : awaitedJob(settings, shown);
    const nobody = !checked.ok && checked.error.code === 'players-missing';
    const named = nobody && kit ? exampleSettings(settings, kit) : settings;
    const whole = kit && checkJob({ ...named, pieces: [] }, kit);
    const components: readonly Component[] = whole?.ok ? whole.value.components : [];
    return { checked, nobody, components, drawable: nobody && kit ? checkJob(named, kit) : checked };
  }, [settings, kit]);
  return { ...job, drawn: usePreview(started && drawable.ok ? encodeJob(drawable.value.job) : undefined) };
};

/** What would come out, counted once it is drawn, as its file counts it; or what is still asked for. */
const summaryFor = (
  { checked, nobody, drawn: { preview } }: ReturnType<typeof useJob>,
  kit: ShownKit,
  loaded: Kit | undefined,
): string => {
  const { title } = kit;
  if (checked.ok) {
    const { job } = checked.value;
    const made = preview?.job === encodeJob(job) && preview.made;
    return made ? m.summary({ title, made, paper: paperOf(job.paper).label }) : title;
  }
  return nobody || !loaded ? checked.error.message : m.fixSettingFirst({ title });
};

/** Makes files of the settings; what is in the way is told, and the hand goes where it is. */
const useMaking = (
  state: StudioState,
  { game, kit }: ReturnType<typeof ownedKit>,
  tell: (problem: Problem) => void,
) => {
  const { settings } = state;
  const { run, start, stop } = useRun(tell);
  // Parts of the program come while a person changes settings: what was asked for before is not wanted any more, as in a run.
  const latest = useRef(settings);
  latest.current = settings;
  const refuse = (problem: Problem) => {
    tell(problem);
    const form = document.querySelector('.studio');
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const makePdf = async () => {
    const whole = await loadKit(game, kit.id, settings.options.set);
    if (latest.current !== settings) return;
    const asked = whole.ok ? checkJob(settings, whole.value) : whole;
    const profile = wantedProfile(state);
    if (!asked.ok) return refuse(asked.error);
    if (!profile.ok) return refuse(profile.error);
    const { job } = asked.value;
    const { kit: id, request, paper } = job;
    rememberGroup(request.names ?? [], game);
    start({
      make: (studio, onProgress) =>
        studio.print(encodeJob(job), onProgress, profile.value && writeProfile(profile.value)),
      name: `${fileStem(id, request)}-${paper}.pdf`,
      what: m.outputPdf,
    });
  };
  const exportTo = async (format: ExportFormat, missing: Problem | undefined) => {
    if (missing) return refuse(missing);
    const fields = fieldsOf(settings, kit);
    const { parseExport } = await import('../../files/job');
    const whole = await loadKit(game, kit.id, settings.options.set);
    if (latest.current !== settings) return;
    if (!whole.ok) return refuse(whole.error);
    const typed = {
      ...fields,
      format,
      card: format === 'tgc' ? 'poker' : fields.card,
      bleed: format === 'png' && Number(fields.bleed?.replace(',', '.')) > 0,
    };
    const asked = parseExport(typed, [{ kit: whole.value }]);
    if (!asked.ok) return refuse(asked.error);
    start({
      make: (studio, onProgress) => studio.export(asked.value, onProgress),
      name: `${fileStem(kit.id, asked.value.request)}-${format}.zip`,
      what: EXPORTS.find((known) => known.format === format)?.what ?? format,
    });
  };
  const makeBooklet =
    (set: string) =>
    ({ paper, form, ending }: Booklet) => {
      const text = href('rules', game, 'text.json');
      const site = { SITE_URL: location.origin, BASE_PATH: inLanguage(ENGLISH) };
      start({
        make: (studio) => studio.booklet({ game, set, paper, form, text, site }),
        name: `paper-dagger-${game}-rules-${ending}.pdf`,
        what: m.outputBooklet,
      });
    };
  const { set } = settings.options;
  const onBooklet = typeof set === 'string' && set !== '' ? makeBooklet(set) : undefined;
  return { run, stop, makePdf, exportTo, onBooklet };
};

/** The booklets of a game by the end of their names. */
const BOOKLETS = {
  a4Fold: { paper: 'a4', form: 'imposed', ending: 'a4-to-fold' },
  letterFold: { paper: 'letter', form: 'imposed', ending: 'letter-to-fold' },
  read: { paper: 'a4', form: 'pages', ending: 'a4' },
} as const;

type Booklet = (typeof BOOKLETS)[keyof typeof BOOKLETS];

/** Makes one with the cards of the set in use; without a set they are ready. */
type OnBooklet = ((booklet: Booklet) => void) | undefined;

const bookletLink = (game: string, booklet: Booklet, onBooklet: OnBooklet) => (words: string) => {
  if (!onBooklet) return <a href={href('print', 'files', `${game}-rules-${booklet.ending}.pdf`)}>{words}</a>;
  return (
    <Button class="quiet" onPress={() => onBooklet(booklet)}>
      {words}
    </Button>
  );
};

const Head = ({ wrong }: { wrong: string | undefined }) => (
  <div class="head">
    <h1>{m.printStudio}</h1>
    <p>{m.drawnOnDevice}</p>
    <Wrong id="link-wrong" message={wrong && form.linkWrong({ wrong })} word={form.link} />
  </div>
);

interface WhatProps {
  shelves: readonly KitShelf[];
  game: string;
  kit: ShownKit;
  onKit: (id: string) => void;
  onBooklet: OnBooklet;
}

const WhatView = ({ shelves, game, kit, onKit, onBooklet }: WhatProps) => (
  <div class="field">
    <label for="kit">{m.kit}</label>
    <select
      id="kit"
      class="input"
      value={kit.id}
      aria-describedby="kit-help"
      onChange={({ currentTarget }) => onKit(currentTarget.value)}
    >
      {shelves.map((shelf) => (
        <optgroup key={shelf.game} label={shelf.title}>
          {shelf.kits.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
    <p class="help" id="kit-help">
      {kit.description}
    </p>
    <p class="help">
      {(onBooklet ? m.bookletsOfSet : m.booklets)({
        a4Fold: bookletLink(game, BOOKLETS.a4Fold, onBooklet),
        letterFold: bookletLink(game, BOOKLETS.letterFold, onBooklet),
        read: bookletLink(game, BOOKLETS.read, onBooklet),
      })}
    </p>
  </div>
);

/** Opens what the address says, and keeps it as the settings are. */
const useSettingsAddress = (
  shelves: readonly KitShelf[],
  state: StudioState,
  dispatch: (event: StudioEvent) => void,
) => {
  const kits = useMemo(() => shelves.flatMap((shelf) => shelf.kits), [shelves]);
  useAddress((fragment) => {
    const played = shelves.find((shelf) => shelf.game === readTonight().game)?.kits[0];
    dispatch({
      kind: 'opened',
      fragment,
      stored: storedProfile(),
      tonight: played?.id,
      people: tonight(),
      kits,
    });
    const own = jobFragment(fragment);
    // An address that names the printer alone asks for nothing that could be wrong.
    if (!fragment.includes('=') || own === '') return;
    void linkProblem(own, shelves).then((problem) => {
      if (problem && location.hash === `#${fragment}`) dispatch({ kind: 'failed', problem });
    });
  });
  const { settings, changed } = state;
  useLayoutEffect(() => {
    if (!changed) return;
    history.replaceState(null, '', `#${addressOf(settings, ownedKit(shelves, settings.kit).kit)}`);
  }, [settings, changed]);
};

/** Says when nobody has typed for a while. */
const useTypingIdle = ({ settings, typingIdle }: StudioState, dispatch: (event: StudioEvent) => void) =>
  useEffect(() => {
    if (typingIdle) return;
    const timer = setTimeout(() => dispatch({ kind: 'idle' }), PATIENCE);
    return () => clearTimeout(timer);
  }, [typingIdle, settings]);

export const Studio = ({ shelves }: { shelves: readonly KitShelf[] }) => {
  const kits = shelves.flatMap((shelf) => shelf.kits);
  const [state, dispatch] = useReducer(nextState, kits, firstState);
  const { settings, started } = state;
  const owned = ownedKit(shelves, settings.kit);
  const { game, kit, players } = owned;
  const { set } = settings.options;
  const whole = useLoaded(() => loadKit(game, kit.id, set), [kit.id, set]);
  /** The kit with all its pieces, once it has come. */
  const loaded = whole?.ok && whole.value.id === kit.id ? whole.value : undefined;
  const made = useJob(state, kit, loaded);
  const { checked, nobody, drawn, components } = made;
  const { run, stop, makePdf, exportTo, onBooklet } = useMaking(state, owned, (problem) =>
    dispatch({ kind: 'failed', problem }),
  );
  useSettingsAddress(shelves, state, dispatch);
  useEarlyTyping('.studio');
  useEffect(() => stop('idle'), [settings]);
  useTypingIdle(state, dispatch);

  const profile = wantedProfile(state);
  const found = checked.ok ? drawn.problem : nobody || !loaded ? undefined : checked.error;
  const lost = whole && !whole.ok ? whole.error : undefined;
  const { problem, field } = saidOf(state, lost, found ?? (profile.ok ? undefined : profile.error));
  const wrong = (asked: PrintField) => (field === asked ? problem?.message : undefined);
  const onChange = (next: Partial<Settings>) => dispatch({ kind: 'changed', next });
  const form = { state, dispatch, settings, onChange, wrong };

  return (
    <form
      class="studio"
      onSubmit={(event) => {
        event.preventDefault();
        void makePdf();
      }}
      noValidate
      autocomplete="off"
    >
      <div class="settings">
        <Head wrong={wrong('link')} />
        <WhatView
          shelves={shelves}
          game={game}
          kit={kit}
          onKit={(id) => {
            const count = countWithin(settings.count, ownedKit(shelves, id).players);
            onChange({ kit: id, options: {}, pieces: [], count });
          }}
          onBooklet={onBooklet}
        />
        {!kit.seatless && <PlayersFields {...form} players={players} />}
        <PaperFields {...form} />
        <Folds
          {...form}
          {...{ game, kit, components }}
          misfits={drawn.preview?.misfits ?? []}
          field={field}
          onExport={(format) => void exportTo(format, nobody && !checked.ok ? checked.error : undefined)}
          busy={run.state === 'making'}
        />
      </div>
      <div class="bench">
        <PreviewView
          drawn={drawn}
          stale={problem && field !== 'profile' && field !== 'export' ? problem.message : undefined}
          note={nobody ? m.exampleShown : undefined}
        />
        <OutputView
          run={run}
          awake={started}
          summary={summaryFor(made, kit, loaded)}
          ready={checked.ok}
          preview={problem && field !== 'export' ? undefined : drawn.preview}
          message={wrong('job')}
          onCancel={() => stop('cancelled')}
        />
      </div>
    </form>
  );
};
