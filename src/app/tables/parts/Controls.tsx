/**
 * What a hand needs: why the last event was refused, or what it was, the game's own controls, and the way back. What was
 * refused takes no room until it comes, and is read out then.
 */
import type { ComponentChildren } from 'preact';
import { RuleLink } from '../../fields/Law';
import type { OpenTable } from '../game';
import { HistoryButtons } from './HistoryButtons';

interface Props<Setup, State, Event> {
  table: OpenTable<Setup, State, Event>;
  children?: ComponentChildren;
}

export const Controls = <Setup, State, Event>({
  table: { refusal, said, line, step },
  children,
}: Props<Setup, State, Event>) => (
  <div class="controls">
    <div role="alert">
      {refusal && (
        <p class="wrong">
          <strong>No</strong>
          {refusal.message} <RuleLink rule={refusal.rule} />
        </p>
      )}
    </div>
    <p class="said" role="status">
      {said}
    </p>
    {children}
    <HistoryButtons line={line} onStep={step} />
  </div>
);
