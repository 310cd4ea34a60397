/** The same cards for elsewhere: as images, for a virtual table, and for those who print decks. */
import * as m from '#messages/studio';
import type { ExportFormat } from '../../../files/exports/formats';
import { profileWords } from '../../calibrate/ProfileView';
import { storeProfile } from '../../calibrate/stored-profile';
import { Button } from '../../fields/Button';
import { Tick } from '../../fields/Choice';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import { nudgeBacks } from '../studio';
import type { FormProps } from './PlayersFields';

export const EXPORTS = [
  {
    format: 'png',
    label: m.pngImages,
    help: m.pngHelp,
    what: m.outputPngImages,
  },
  {
    format: 'tts',
    label: m.tabletopSimulator,
    help: m.tabletopSimulatorHelp,
    what: m.outputSimulatorDeck,
  },
  {
    format: 'tgc',
    label: m.gameCrafter,
    help: m.gameCrafterHelp,
    what: m.outputGameCrafterImages,
  },
  {
    format: 'mpc',
    label: 'MakePlayingCards',
    help: m.mpcHelp,
    what: m.outputMpcImages,
  },
] as const;

export interface ExportProps extends FormProps {
  onExport: (format: ExportFormat) => void;
  busy: boolean;
}

export const ExportFields = ({ onExport, busy, wrong }: ExportProps) => (
  <>
    <p class="help">{m.imagesElsewhereHelp}</p>
    <ul class="exports">
      {EXPORTS.map(({ format, label, help }) => (
        <li key={format}>
          <Button
            aria-disabled={busy}
            aria-describedby={`export-${format}`}
            onPress={() => !busy && onExport(format)}
          >
            {label}
          </Button>
          <p class="help" id={`export-${format}`}>
            {help}
          </p>
        </li>
      ))}
    </ul>
    <Wrong id="export-wrong" message={wrong('export')} />
  </>
);

/** How far one press moves the backs, mm, and where to. */
const NUDGES = [
  [m.moveLeft, '←', -0.25, 0],
  [m.moveUp, '↑', 0, -0.25],
  [m.moveDown, '↓', 0, 0.25],
  [m.moveRight, '→', 0.25, 0],
] as const;

/** Whether to correct for this printer; the way to find out how. */
export const ProfileField = ({ state, dispatch, wrong }: FormProps) => {
  const { stored } = state;
  const on = state.settings.profile;
  const profile = stored.ok ? stored.value : undefined;
  const nudge = (right: number, down: number) => {
    const next = nudgeBacks(state, right, down);
    const kept = next.ok ? storeProfile(next.value) : next;
    if (next.ok && kept.ok) dispatch({ kind: 'kept', profile: next.value });
    else if (!kept.ok) dispatch({ kind: 'failed', problem: kept.error });
  };
  return (
    <fieldset class="field profile" aria-describedby="profile-help profile-wrong">
      <legend>{m.printer}</legend>
      {(profile || on) && (
        <Tick checked={on} onTick={(on) => dispatch({ kind: 'profile', on })}>
          {profile ? m.correctFor({ name: profile.name }) : m.correctFaults}
        </Tick>
      )}
      <p class="help" id="profile-help">
        {profile ? profileWords(profile) : m.printerHelp}{' '}
        <a href={href('print', 'calibrate')}>{profile ? m.calibrateAgain : m.calibratePrinter}</a>
      </p>
      <div class="nudge form">
        <span>{m.backs}</span>
        {NUDGES.map(([where, arrow, right, down]) => (
          <Button key={where} aria-label={where} onPress={() => nudge(right, down)}>
            {arrow}
          </Button>
        ))}
        <output>
          {on && profile
            ? m
                .backsMoved({ right: -profile.back.x, down: -profile.back.y })
                .replaceAll('-0 ', '0 ')
                .replaceAll('-', '\u2212')
            : m.backsUnmoved}
        </output>
      </div>
      <Wrong
        id="profile-wrong"
        message={wrong('profile') ?? (stored.ok ? undefined : stored.error.message)}
      />
    </fieldset>
  );
};
