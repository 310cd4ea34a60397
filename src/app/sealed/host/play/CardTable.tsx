/** Cards as a host sees them: who, and what. */
import type { OpenedCard } from '../../../../deal/v1/sealed';

interface Props {
  caption: string;
  names: readonly string[];
  cards: readonly OpenedCard[];
}

export const CardTable = ({ caption, names, cards }: Props) => (
  <table>
    <caption class="form">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Player</th>
        <th scope="col">
          {cards[0]?.caption.replace(/^Your (\w)/, (_, first: string) => first.toUpperCase())}
        </th>
      </tr>
    </thead>
    <tbody>
      {cards.map(({ seat, value }) => (
        <tr key={seat}>
          <th scope="row">{names[seat]}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
