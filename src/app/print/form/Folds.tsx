/** The folds of the studio’s form: what few need. */
import * as m from '#messages/studio';
import type { Component } from '../../../base/piece';
import type { ExportFormat } from '../../../files/exports/formats';
import { storeProfile } from '../../calibrate/stored-profile';
import { Fold } from '../../fields/Fold';
import { OptionFields } from '../../fields/OptionFields';
import { lazyPart } from '../../session/reads';
import type { ShownKit } from '../kits';
import type { PrintField } from '../problems';
import { nudgeBacks, openFolds, type StudioEvent, type StudioState } from '../studio';
import { ExportFields, ProfileField } from './ExportFields';
import { PieceFields, SinceField } from './PieceFields';
import { type FormProps, SeedField } from './PlayersFields';
import { CuttingFields } from './SheetFields';

const SetView = lazyPart(async () => (await import('../../sets/lazy')).loadSetView());

const CardsView = ({
  settings,
  game,
  kit,
  components,
  onChange,
  wrong,
}: FormProps & { game: string; kit: ShownKit; components: readonly Component[] }) => {
  const options = kit.options.filter(({ field }) => field !== 'set');
  return (
    <>
      {!kit.seatless && <SeedField settings={settings} onChange={onChange} wrong={wrong} />}
      {options.length > 0 && (
        <OptionFields
          game={game}
          options={options}
          values={settings.options}
          names={settings.names}
          onChange={(next) => onChange({ options: next })}
          message={wrong('options')}
        />
      )}
      <PieceFields
        components={components}
        secret={settings.by === 'names' && settings.seed.trim() !== ''}
        chosen={settings.pieces}
        onChange={(pieces) => onChange({ pieces })}
        message={wrong('pieces')}
      />
      <SinceField value={settings.since} onChange={(since) => onChange({ since })} message={wrong('since')} />
    </>
  );
};

interface FoldsProps extends FormProps {
  state: StudioState;
  dispatch: (event: StudioEvent) => void;
  game: string;
  kit: ShownKit;
  components: readonly Component[];
  /** What does not fit on the cards of a set. */
  misfits: readonly string[];
  /** What is wrong: its fold is open. */
  field: PrintField | undefined;
  onExport: (format: ExportFormat) => void;
  busy: boolean;
}

/** What few need: cutting and the printer, certain cards, images. */
export const Folds = ({
  state,
  dispatch,
  game,
  kit,
  components,
  misfits,
  field,
  onExport,
  busy,
  ...form
}: FoldsProps) => {
  const { settings, onChange, wrong } = form;
  const folds = openFolds(settings, field);
  const nudge = (right: number, down: number) => {
    const next = nudgeBacks(state, right, down);
    const kept = next.ok ? storeProfile(next.value) : next;
    if (next.ok && kept.ok) dispatch({ kind: 'kept', profile: next.value });
    else if (!kept.ok) dispatch({ kind: 'failed', problem: kept.error });
  };

  return (
    <div class="folds">
      <Fold title={m.paperAndCutting} needed={folds.cutting}>
        <CuttingFields sheet={settings.sheet} onChange={(sheet) => onChange({ sheet })} wrong={wrong} />
        <ProfileField
          stored={state.stored}
          on={settings.profile}
          onChange={(on) => dispatch({ kind: 'profile', on })}
          onNudge={nudge}
          message={wrong('profile')}
        />
      </Fold>
      <Fold title={m.whichCards} needed={folds.cards}>
        <CardsView {...form} game={game} kit={kit} components={components} />
      </Fold>
      {kit.options.some(({ field: own }) => own === 'set') && (
        <Fold title={m.ownCards} needed={folds.set} late>
          <SetView
            key={game}
            game={game}
            code={String(settings.options.set ?? '')}
            onCode={(set) => onChange({ options: { ...settings.options, set }, pieces: [] })}
            misfits={misfits}
            missing={wrong('set')}
          />
        </Fold>
      )}
      <Fold title={m.imagesElsewhere} needed={folds.export}>
        <ExportFields onExport={onExport} busy={busy} message={wrong('export')} />
      </Fold>
    </div>
  );
};
