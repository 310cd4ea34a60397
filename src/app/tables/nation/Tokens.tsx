/** Tokens that are counted by hand: one less, how many, one more. */
interface Props {
  /** "Ana’s cash" */
  what: string;
  label: string;
  count: number;
  id: string;
  onTurn: (by: 1 | -1, byKey: boolean) => void;
}

export const Tokens = ({ what, label, count, id, onTurn }: Props) => (
  <span class="tokens">
    <button
      class="button"
      type="button"
      aria-label={`${what}: one less`}
      data-less={id}
      onClick={({ detail }) => onTurn(-1, detail === 0)}
    >
      −
    </button>
    <span class="form">
      {label} <b>{count}</b>
    </span>
    <button
      class="button"
      type="button"
      aria-label={`${what}: one more`}
      data-more={id}
      onClick={({ detail }) => onTurn(1, detail === 0)}
    >
      +
    </button>
  </span>
);
