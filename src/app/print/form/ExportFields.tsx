/** The same cards for elsewhere: as images, for a virtual table, and for those who print decks. */
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
    label: 'PNG images',
    help: 'A picture a face at 300 dpi, over the cut if you chose a bleed.',
    what: 'the PNG images',
  },
  {
    format: 'tts',
    label: 'Tabletop Simulator',
    help: 'Card sheets, and the saved object that names every card.',
    what: 'the Tabletop Simulator deck',
  },
  {
    format: 'tgc',
    label: 'The Game Crafter',
    help: 'Poker cards of 825 × 1125 px.',
    what: 'the Game Crafter images',
  },
  {
    format: 'mpc',
    label: 'MakePlayingCards',
    help: 'In your card size, 0.12 inch over the cut.',
    what: 'the MakePlayingCards images',
  },
] as const;

interface Props {
  onExport: (format: ExportFormat) => void;
  busy: boolean;
  message?: string | undefined;
}

export const ExportFields = ({ onExport, busy, message }: Props) => (
  <>
    <p class="help">Full ink, one zip file. Copies and pieces as chosen above.</p>
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
  ['left', '←', -0.25, 0],
  ['up', '↑', 0, -0.25],
  ['down', '↓', 0, 0.25],
  ['right', '→', 0.25, 0],
] as const;

export const ProfileField = ({ stored, on, onChange, onNudge, message }: ProfileProps) => {
  const profile = stored.ok ? stored.value : undefined;
  return (
    <fieldset class="field profile" aria-describedby="profile-help profile-wrong">
      <legend>Your printer</legend>
      {(profile || on) && (
        <Tick checked={on} onTick={onChange}>
          Correct for {profile ? `“${profile.name}”` : 'its faults'}
        </Tick>
      )}
      <p class="help" id="profile-help">
        {profile ? `${profileWords(profile)} ` : 'Backs that land beside their cards can be put right. '}
        <a href={href('print', 'calibrate')}>{profile ? 'Calibrate again' : 'Calibrate your printer'}</a>
      </p>
      <div class="nudge form">
        <span>Backs</span>
        {NUDGES.map(([where, arrow, right, down]) => (
          <Button key={where} aria-label={`Backs 0.25 mm ${where}`} onPress={() => onNudge(right, down)}>
            {arrow}
          </Button>
        ))}
        <output>
          {on && profile
            ? `${-profile.back.x} mm right, ${-profile.back.y} mm down`
                .replaceAll('-0 ', '0 ')
                .replaceAll('-', '\u2212')
            : 'as they are'}
        </output>
      </div>
      <Wrong id="profile-wrong" message={message ?? (stored.ok ? undefined : stored.error.message)} />
    </fieldset>
  );
};
