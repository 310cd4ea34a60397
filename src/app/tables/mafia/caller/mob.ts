import type { State, TableEvent } from '../../../../games/mafia/table';

/** What every question by day is given. `byKey`: pressed without a pointer. */
export interface MobProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly act: (event: TableEvent, byKey: boolean) => void;
}
