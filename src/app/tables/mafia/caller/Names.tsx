/** Players to press. */
import { Button } from '../../../fields/Button';

interface Props {
  /** The question, for whoever cannot see it above. */
  label: string;
  seats: readonly number[];
  names: readonly string[];
  /** By key: pressed without a pointer. */
  onPick: (seat: number, byKey: boolean) => void;
}

export const Names = ({ label, seats, names, onPick }: Props) => (
  <fieldset class="names" aria-label={label}>
    {seats.map((seat) => (
      <Button key={seat} onPress={(byKey) => onPick(seat, byKey)}>
        {names[seat]}
      </Button>
    ))}
  </fieldset>
);
