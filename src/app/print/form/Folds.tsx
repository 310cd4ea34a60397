/** The folds of the studio’s form: what few need. */
import * as m from '#messages/studio';
import type { Component } from '../../../base/piece';
import { Fold } from '../../fields/Fold';
import { OptionFields } from '../../fields/OptionFields';
import { lazyPart } from '../../session/reads';
import type { ShownKit } from '../kits';
import type { PrintField } from '../problems';
import { openFolds } from '../studio';
import { ExportFields, type ExportProps, ProfileField } from './ExportFields';
import { PieceFields, SinceField } from './PieceFields';
import { SeedField } from './PlayersFields';
import { CuttingFields } from './SheetFields';

const SetView = lazyPart(async () => (await import('../../sets/lazy')).loadSetView());

interface FoldsProps extends ExportProps {
  game: string;
  kit: ShownKit;
  components: readonly Component[];
  /** What does not fit on the cards of a set. */
  misfits: readonly string[];
  /** What is wrong: its fold is open. */
  field: PrintField | undefined;
}

const CardsView = (props: FoldsProps) => {
  const { kit, settings } = props;
  const options = kit.options.filter(({ field }) => field !== 'set');
  return (
    <>
      {!kit.seatless && <SeedField {...props} />}
      {options.length > 0 && <OptionFields {...props} options={options} value={settings} />}
      <PieceFields {...props} />
      <SinceField {...props} />
    </>
  );
};

export const Folds = (props: FoldsProps) => {
  const { game, kit, settings, onChange, wrong, misfits } = props;
  const folds = openFolds(settings, props.field);
  return (
    <div class="folds">
      <Fold title={m.paperAndCutting} needed={folds.cutting}>
        <CuttingFields {...props} />
        <ProfileField {...props} />
      </Fold>
      <Fold title={m.whichCards} needed={folds.cards}>
        <CardsView {...props} />
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
        <ExportFields {...props} />
      </Fold>
    </div>
  );
};
