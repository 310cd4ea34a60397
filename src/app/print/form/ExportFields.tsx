/** The same cards for elsewhere: as images, for a virtual table, and for those who print decks. */
import * as m from '#messages/studio';
import type { Result } from '../../../base/result';
import type { ExportFormat } from '../../../files/exports/formats';
import type { PrinterProfile } from '../../../print/profile';
import { profileWords } from '../../calibrate/ProfileView';
import { Button } from '../../fields/Button';
import { Tick } from '../../fields/Choice';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';

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

interface Props {
  onExport: (format: ExportFormat) => void;
  busy: boolean;
  message?: string | undefined;
}

export const ExportFields = ({ onExport, busy, message }: Props) => (
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
    <Wrong id="export-wrong" message={message} />
  </>
);

/** Whether to correct for this printer; the way to find out how. */
interface ProfileProps {
  stored: Result<PrinterProfile | undefined>;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Moves the backs so many mm. */
  onNudge: (right: number, down: number) => void;
  message?: string | undefined;
}

/** How far one press moves the backs, mm, and where to. */
const NUDGES = [
  [m.moveLeft, '←', -0.25, 0],
  [m.moveUp, '↑', 0, -0.25],
  [m.moveDown, '↓', 0, 0.25],
  [m.moveRight, '→', 0.25, 0],
] as const;

export const ProfileField = ({ stored, on, onChange, onNudge, message }: ProfileProps) => {
  const profile = stored.ok ? stored.value : undefined;
  return (
    <fieldset class="field profile" aria-describedby="profile-help profile-wrong">
      <legend>{m.printer}</legend>
      {(profile || on) && (
        <Tick checked={on} onTick={onChange}>
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
          <Button key={where} aria-label={where} onPress={() => onNudge(right, down)}>
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
      <Wrong id="profile-wrong" message={message ?? (stored.ok ? undefined : stored.error.message)} />
    </fieldset>
  );
};
