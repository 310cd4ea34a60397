/**
 * The state of the print studio, without its page: the settings, the profile that this browser keeps, and what is said of both.
 * What is being drawn or made is beside it (`usePreview`, `useRun`).
 */
import * as m from '#messages/studio';
import { HOME_FRAGMENT } from '../../base/home-print';
import { err, ok, type Problem, type Result } from '../../base/result';
import { HOME_JOB, JOB_DEFAULTS } from '../../files/job-fields';
import { checkProfile, IDENTITY_PROFILE, type PrinterProfile } from '../../print/profile';
import type { ShownKit } from './kits';
import { CUTTING, foldOf, type PrintField, printFieldOf } from './problems';
import { jobFragment, type Settings, type SheetSettings, settingsOf } from './settings';

type StoredProfile = Result<PrinterProfile | undefined>;

export interface StudioState {
  readonly settings: Settings;
  readonly stored: StoredProfile;
  /** The address has been read. */
  readonly started: boolean;
  /** The settings are not those of the address any more. */
  readonly changed: boolean;
  /** Nobody has typed for a while, so the form says what is wrong with it. */
  readonly typingIdle: boolean;
  /** What the address or the last attempt ran into; it goes with the next change. */
  readonly actionProblem: Problem | undefined;
}

export type StudioEvent =
  /** The address was opened: its fragment, the profile of this browser, the kit that is played tonight, and by whom. */
  | {
      readonly kind: 'opened';
      readonly fragment: string;
      readonly stored: StoredProfile;
      readonly tonight: string | undefined;
      readonly people: readonly string[];
      readonly kits: readonly ShownKit[];
    }
  | { readonly kind: 'changed'; readonly next: Partial<Settings> }
  /** The profile is to be used, or not. */
  | { readonly kind: 'profile'; readonly on: boolean }
  /** The profile is another one, which this browser has kept. */
  | { readonly kind: 'kept'; readonly profile: PrinterProfile }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'idle' };

export const firstState = (kits: readonly ShownKit[]): StudioState => ({
  settings: forSomebody(settingsOf(HOME_FRAGMENT, kits), HOME_FRAGMENT, []),
  stored: ok(undefined),
  started: false,
  changed: false,
  typingIdle: true,
  actionProblem: undefined,
});

/** With the printer's own margin and edge, in sight and to be changed. */
const withPrinterMargins = (
  sheet: SheetSettings,
  { margin, flip }: Partial<PrinterProfile> = {},
): SheetSettings => ({
  ...sheet,
  ...(margin !== undefined && { margin: String(margin) }),
  ...(flip !== undefined && /^(long|short)$/.test(sheet.backs) && { backs: flip }),
});

/** An address without a job begins a new one: of the kit played tonight, or for the printer that it names. */
const newJob = ({
  fragment,
  stored,
  tonight = '',
  kits,
}: Extract<StudioEvent, { kind: 'opened' }>): Settings => {
  if (!fragment.includes('=')) return settingsOf(`kit=${tonight}&${HOME_FRAGMENT}`, kits);
  if (jobFragment(fragment) !== '') return settingsOf(fragment, kits);
  const read = settingsOf(`${fragment}&${HOME_FRAGMENT}`, kits);
  return stored.ok ? { ...read, sheet: withPrinterMargins(read.sheet, stored.value) } : read;
};

/** Where an address says nothing of players, they are those of tonight, or as many as the kit's example has. */
const forSomebody = (settings: Settings, fragment: string, people: readonly string[]): Settings => {
  if (/(^|[#&])(players|count)=/.test(fragment)) return settings;
  return people.length > 0
    ? { ...settings, by: 'names', names: people.join('\n') }
    : { ...settings, by: 'count' };
};

export const nextState = (state: StudioState, event: StudioEvent): StudioState => {
  const changed = (next: Partial<Settings>): StudioState => ({
    ...state,
    settings: { ...state.settings, ...next },
    changed: true,
    typingIdle: false,
    actionProblem: undefined,
  });
  switch (event.kind) {
    case 'opened': {
      const settings = forSomebody(newJob(event), event.fragment, event.people);
      return {
        ...state,
        settings,
        stored: event.stored,
        started: true,
        changed: false,
        actionProblem: undefined,
      };
    }
    case 'changed':
      return changed(event.next);
    case 'profile': {
      const own = event.on && state.stored.ok ? state.stored.value : undefined;
      return changed({ profile: event.on, sheet: withPrinterMargins(state.settings.sheet, own) });
    }
    case 'kept':
      return { ...changed({ profile: true }), stored: ok(event.profile) };
    case 'failed':
      return { ...state, actionProblem: event.problem };
    case 'idle':
      return { ...state, typingIdle: true };
  }
};

/** The profile with the backs moved on the paper, mm: what they are off by is that much more the other way. */
export const nudgeBacks = ({ stored }: StudioState, right: number, down: number): Result<PrinterProfile> => {
  const known = (stored.ok && stored.value) || IDENTITY_PROFILE;
  const less = (was: number, by: number): number => Math.round((was - by) * 100) / 100;
  const back = { ...known.back, x: less(known.back.x, right), y: less(known.back.y, down) };
  return checkProfile({ ...known, back });
};

/** What is needed of the profile: nothing where it is not asked for. */
export const wantedProfile = ({ settings, stored }: StudioState): StoredProfile => {
  if (!settings.profile) return ok(undefined);
  if (!stored.ok || stored.value) return stored;
  return err('profile-missing', m.profileMissing);
};

/** What is said, of what was told, cannot be loaded, or is wrong with the form; and where it is said. */
export const saidOf = (
  { actionProblem, typingIdle, settings }: StudioState,
  lost: Problem | undefined,
  wrong: Problem | undefined,
): { readonly problem?: Problem; readonly field?: PrintField } => {
  const problem = actionProblem ?? lost ?? (typingIdle ? wrong : undefined);
  return problem ? { problem, field: printFieldOf(problem, settings) } : {};
};

/** Which folds are open because something in them is not as usual, or wrong. */
export const openFolds = ({ sheet, profile, seed, since, pieces, options }: Settings, field?: PrintField) => {
  const fold = foldOf(field);
  const isCut = CUTTING.some((name) =>
    [JOB_DEFAULTS, HOME_JOB].every((job) => sheet[name] !== String(job[name])),
  );
  const { set, ...others } = options;
  const isChosen = Object.values(others).some((value) => value !== false && value !== '');
  return {
    cutting: fold === 'cutting' || isCut || profile,
    cards: fold === 'cards' || seed !== '' || since !== '' || pieces.length > 0 || isChosen,
    export: fold === 'export',
    set: fold === 'set' || Boolean(set),
  };
};
