/**
 * The print studio. The settings live in the address, so a bookmark is a print job; sheets and files are drawn on this
 * device, in workers, and the page stays alive meanwhile.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { HOME_FRAGMENT } from '../../base/home-print';
import { err, ok, type Problem, type Result } from '../../base/result';
import type { ExportFormat } from '../../files/exports/formats';
import { encodeJob, HOME_JOB, JOB_DEFAULTS } from '../../files/job-fields';
import type { KitRequest } from '../../games/game';
import { checkProfile, type PrinterProfile, writeProfile } from '../../print/profile';
import { storedProfile, storeProfile } from '../calibrate/stored-profile';
import { useEarlyTyping } from '../fields/early-typing';
import { Fold } from '../fields/Fold';
import { OptionFields } from '../fields/OptionFields';
import { rememberGroup } from '../fields/people';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { loadKit } from '../load-game';
import { useAddress, useLoaded } from '../session/reads';
import { readTonight } from '../store/tonight';
import { EXPORTS, ExportFields, ProfileField } from './form/ExportFields';
import { PieceFields, SinceField } from './form/PieceFields';
import { PlayersFields, SeedField } from './form/PlayersFields';
import { CuttingFields, PaperFields } from './form/SheetFields';
import { type KitShelf, linkProblem, ownedKit } from './kits';
import { OutputView } from './OutputView';
import { PreviewView, usePreview } from './PreviewView';
import { CUTTING, foldOf, type PrintField, printFieldOf } from './problems';
import {
  addressOf,
  checkJob,
  exampleSettings,
  fieldsOf,
  jobFragment,
  type Settings,
  type SheetSettings,
  settingsOf,
  summaryOf,
  unchecked,
} from './settings';
import { useRun } from './useRun';

/** How long typing has to rest before the form says what is wrong with it, ms. */
const PATIENCE = 600;

/** The ready booklets of each game, by the ends of their names. */
const BOOKLETS = [
  ['a4-to-fold', 'A4 to fold'],
  ['letter-to-fold', 'Letter to fold'],
  ['a4', 'to read'],
] as const;

/** A printer that does nothing wrong. */
const STRAIGHT: PrinterProfile = {
  version: 1,
  name: 'This printer',
  ruler: { x: 100, y: 100 },
  back: { x: 0, y: 0, angle: 0 },
};

/** What is needed of the profile: nothing where it is not asked for. */
const wantedProfile = ({ profile }: Settings, stored: Result<PrinterProfile | undefined>) => {
  if (!profile) return ok(undefined);
  if (!stored.ok || stored.value) return stored;
  return err(
    'profile-missing',
    'This browser keeps no printer profile: calibrate your printer, or do without.',
  );
};

/** With the printer's own margin and edge, in sight and to be changed. */
const suited = (sheet: SheetSettings, { margin, flip }: Partial<PrinterProfile> = {}): SheetSettings => ({
  ...sheet,
  ...(margin !== undefined && { margin: String(margin) }),
  ...(flip !== undefined && /^(long|short)$/.test(sheet.backs) && { backs: flip }),
});

/** "paper-dagger-target-8", without a number where a kit is for no certain one. */
const fileStem = (kit: string, { names, count }: KitRequest): string =>
  ['paper-dagger', kit, names?.length ?? count].filter((part) => part !== undefined).join('-');

export const Studio = ({ shelves }: { shelves: readonly KitShelf[] }) => {
  const kits = useMemo(() => shelves.flatMap((shelf) => shelf.kits), [shelves]);
  const [settings, setSettings] = useState<Settings>(() => settingsOf(HOME_FRAGMENT, kits));
  /** Two fields may change before the page is drawn again. */
  const newest = useRef(settings);
  const [started, setStarted] = useState(false);
  const [stored, setStored] = useState<Result<PrinterProfile | undefined>>(ok(undefined));
  /** What the address or the last attempt ran into; it goes with the next change. */
  const [told, setTold] = useState<Problem>();
  const [rested, setRested] = useState(true);
  const { run, start, stop } = useRun(setTold);
  const { game, kit } = ownedKit(shelves, settings.kit);
  const whole = useLoaded(() => loadKit(game, kit.id), [kit.id]);
  /** The kit with all its pieces, once it has come. */
  const loaded = whole?.ok && whole.value.id === kit.id ? whole.value : undefined;

  const checked = useMemo(
    () => (loaded ? checkJob(settings, loaded) : unchecked(settings, kit)),
    [settings, loaded],
  );
  const nobody = !checked.ok && checked.error.code === 'players-missing';
  const shown = useMemo(
    () => (nobody && loaded ? checkJob(exampleSettings(settings, loaded), loaded) : checked),
    [settings, checked, nobody, loaded],
  );
  const profile = useMemo(() => wantedProfile(settings, stored), [settings.profile, stored]);
  const job = shown.ok ? encodeJob(shown.value.job) : undefined;
  const drawn = usePreview(started ? job : undefined);

  useAddress((fragment) => {
    const kept = storedProfile();
    setStored(kept);
    setStarted(true);
    if (!fragment.includes('=')) {
      const { kits: played = [] } = shelves.find((shelf) => shelf.game === readTonight().game) ?? {};
      if (played[0]) {
        newest.current = settingsOf(`kit=${played[0].id}&${HOME_FRAGMENT}`, kits);
        setSettings(newest.current);
      }
      return;
    }
    const own = jobFragment(fragment);
    // An address that names the printer alone begins a new job.
    const read = settingsOf(own === '' ? `${fragment}&${HOME_FRAGMENT}` : fragment, kits);
    newest.current = own === '' && kept.ok ? { ...read, sheet: suited(read.sheet, kept.value) } : read;
    setSettings(newest.current);
    setTold(undefined);
    stop('idle');
    // An address that names the printer alone asks for nothing that could be wrong.
    if (own === '') return;
    void linkProblem(own, shelves).then((problem) => {
      if (problem && location.hash === `#${fragment}`) setTold(problem);
    });
  });
  useEarlyTyping('.studio');

  useEffect(() => {
    if (rested) return;
    const timer = setTimeout(() => setRested(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [rested, settings]);

  const change = (next: Partial<Settings>) => {
    const changed = { ...newest.current, ...next };
    newest.current = changed;
    setSettings(changed);
    setTold(undefined);
    setRested(false);
    stop('idle');
    history.replaceState(null, '', `#${addressOf(changed, ownedKit(shelves, changed.kit).kit)}`);
  };

  const useProfile = (on: boolean) => {
    const own = on && stored.ok ? stored.value : undefined;
    change({ profile: on, sheet: suited(settings.sheet, own) });
  };

  /** Moves the backs on the paper, mm: what they are off by is that much more the other way. */
  const nudge = (right: number, down: number) => {
    const known = (stored.ok && stored.value) || STRAIGHT;
    const moved = (was: number, by: number) => Math.round((was - by) * 100) / 100;
    const back = { ...known.back, x: moved(known.back.x, right), y: moved(known.back.y, down) };
    const next = checkProfile({ ...known, back });
    const kept = next.ok ? storeProfile(next.value) : next;
    if (next.ok && kept.ok) {
      setStored(next);
      change({ profile: true });
    } else if (!kept.ok) setTold(kept.error);
  };

  const refuse = (problem: Problem, form: HTMLFormElement | null) => {
    setTold(problem);
    // The hand goes where the mistake is.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  const makePdf = async (form: HTMLFormElement) => {
    const whole = await loadKit(game, kit.id);
    const asked = whole.ok ? checkJob(settings, whole.value) : whole;
    if (!asked.ok) return refuse(asked.error, form);
    if (!profile.ok) return refuse(profile.error, form);
    const { job } = asked.value;
    const { kit: id, request, paper } = job;
    rememberGroup(request.names ?? [], game);
    start({
      make: (studio, onProgress) =>
        studio.print(encodeJob(job), onProgress, profile.value && writeProfile(profile.value)),
      name: `${fileStem(id, request)}-${paper}.pdf`,
      what: 'the PDF',
    });
  };

  const exportTo = async (format: ExportFormat) => {
    const fields = fieldsOf(settings, kit);
    if (nobody && !checked.ok) return refuse(checked.error, document.querySelector('.studio'));
    const { parseExport } = await import('../../files/job');
    const asked = parseExport({
      ...fields,
      format,
      card: format === 'tgc' ? 'poker' : fields.card,
      bleed: format === 'png' && Number(fields.bleed?.replace(',', '.')) > 0,
    });
    if (!asked.ok) return refuse(asked.error, document.querySelector('.studio'));
    start({
      make: (studio, onProgress) => studio.export(asked.value, onProgress),
      name: `${fileStem(kit.id, asked.value.request)}-${format}.zip`,
      what: EXPORTS.find((known) => known.format === format)?.what ?? format,
    });
  };

  const found = checked.ok ? drawn.problem : nobody || !loaded ? undefined : checked.error;
  const missing = profile.ok ? undefined : profile.error;
  const lost = whole && !whole.ok ? whole.error : undefined;
  const problem = told ?? lost ?? (rested ? (found ?? missing) : undefined);
  const field = problem && printFieldOf(problem, settings);
  const wrong = (asked: PrintField) => (field === asked ? problem?.message : undefined);
  const inLink = wrong('link');
  const fold = foldOf(field);
  const secret = settings.by === 'names' && settings.seed.trim() !== '';
  const components = useMemo(() => {
    if (!loaded) return [];
    const whole = checkJob(
      { ...(nobody ? exampleSettings(settings, loaded) : settings), pieces: [] },
      loaded,
    );
    return whole.ok ? whole.value.components : [];
  }, [settings, nobody, loaded]);
  const changedCutting = CUTTING.some((name) =>
    [JOB_DEFAULTS, HOME_JOB].every((job) => settings.sheet[name] !== String(job[name])),
  );
  const changedCards =
    settings.seed !== '' ||
    settings.since !== '' ||
    settings.pieces.length > 0 ||
    Object.values(settings.options).some((value) => value !== false && value !== '');

  return (
    <form
      class="studio"
      onSubmit={(event) => {
        event.preventDefault();
        void makePdf(event.currentTarget);
      }}
      noValidate
      autocomplete="off"
    >
      <div class="settings">
        <div class="head">
          <h1>Print studio</h1>
          <p>
            All of it is drawn on this device. The address holds your settings: bookmark it, and the bookmark
            is a print job.
          </p>
          <Wrong
            id="link-wrong"
            message={inLink && `${inLink} What could be read of it is in the form.`}
            word="Link"
          />
        </div>
        <div class="field">
          <label for="kit">What to print</label>
          <select
            id="kit"
            class="input"
            value={kit.id}
            aria-describedby="kit-help"
            onChange={({ currentTarget }) => change({ kit: currentTarget.value, options: {}, pieces: [] })}
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
            The rules as a booklet:{' '}
            {BOOKLETS.map(([name, label], i) => (
              <>
                {i > 0 && ', '}
                <a key={name} href={href('print', 'files', `${game}-rules-${name}.pdf`)}>
                  {label}
                </a>
              </>
            ))}
          </p>
        </div>
        {!kit.seatless && <PlayersFields settings={settings} onChange={change} wrong={wrong} />}
        <PaperFields sheet={settings.sheet} onChange={(sheet) => change({ sheet })} wrong={wrong} />
        <div class="folds">
          <Fold title="Paper and cutting" needed={fold === 'cutting' || changedCutting || settings.profile}>
            <CuttingFields sheet={settings.sheet} onChange={(sheet) => change({ sheet })} wrong={wrong} />
            <ProfileField
              stored={stored}
              on={settings.profile}
              onChange={useProfile}
              onNudge={nudge}
              message={wrong('profile')}
            />
          </Fold>
          <Fold title="Which cards" needed={fold === 'cards' || changedCards}>
            {!kit.seatless && <SeedField settings={settings} onChange={change} wrong={wrong} />}
            {kit.options.length > 0 && (
              <OptionFields
                game={game}
                options={kit.options}
                values={settings.options}
                onChange={(options) => change({ options })}
                message={wrong('options')}
              />
            )}
            <PieceFields
              components={components}
              secret={secret}
              chosen={settings.pieces}
              onChange={(pieces) => change({ pieces })}
              message={wrong('pieces')}
            />
            <SinceField
              value={settings.since}
              onChange={(since) => change({ since })}
              message={wrong('since')}
            />
          </Fold>
          <Fold title="Images for elsewhere" needed={fold === 'export'}>
            <ExportFields
              onExport={(format) => void exportTo(format)}
              busy={run.state === 'making'}
              message={wrong('export')}
            />
          </Fold>
        </div>
      </div>
      <div class="bench">
        <PreviewView
          drawn={drawn}
          stale={problem && field !== 'profile' && field !== 'export' ? problem.message : undefined}
          note={nobody ? 'Nobody is named yet: these are the cards of an example.' : undefined}
        />
        <OutputView
          run={run}
          awake={started}
          summary={
            checked.ok
              ? summaryOf(checked.value, kit)
              : nobody || !loaded
                ? checked.error.message
                : `${kit.title}: fix one setting first.`
          }
          ready={checked.ok}
          preview={problem && field !== 'export' ? undefined : drawn.preview}
          message={wrong('job')}
          onCancel={() => stop('cancelled')}
        />
      </div>
    </form>
  );
};
