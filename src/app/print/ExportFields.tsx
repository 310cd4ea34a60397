/** The same cards for elsewhere: as images, for a virtual table, and for those who print decks. */
import type { ExportFormat } from '../../press/exports/formats';
import { Wrong } from '../fields/Wrong';

export const EXPORTS: readonly {
  readonly format: ExportFormat;
  readonly label: string;
  readonly help: string;
  /** "the images" */
  readonly what: string;
}[] = [
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
];

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
          <button
            class="button"
            type="button"
            aria-disabled={busy}
            aria-describedby={`export-${format}`}
            onClick={() => !busy && onExport(format)}
          >
            {label}
          </button>
          <p class="help" id={`export-${format}`}>
            {help}
          </p>
        </li>
      ))}
    </ul>
    <Wrong id="export-wrong" message={message} />
  </>
);
