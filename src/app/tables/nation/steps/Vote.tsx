/** How many of the others believe a story; a tie counts as for (N8). */
import { isDoubted } from '../../../../games/nation/story';

interface Props {
  others: number;
  onVote: (favour: number, byKey: boolean) => void;
}

export const Vote = ({ others, onVote }: Props) => (
  <fieldset class="votes">
    <legend>How many believe it?</legend>
    {Array.from({ length: others + 1 }, (_, favour) => (
      <button
        class="button"
        type="button"
        key={favour}
        data-votes={favour}
        onClick={({ detail }) => onVote(favour, detail === 0)}
      >
        {favour}
        <span class="sr">
          {' '}
          of {others}: {isDoubted(favour, others - favour) ? 'doubted' : 'believed'}
        </span>
      </button>
    ))}
  </fieldset>
);
