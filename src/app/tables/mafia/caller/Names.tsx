/** Players to press. */
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
      <button class="button" type="button" key={seat} onClick={({ detail }) => onPick(seat, detail === 0)}>
        {names[seat]}
      </button>
    ))}
  </fieldset>
);
