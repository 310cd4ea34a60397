/** Seats without names: the cards lie in a hat, and nobody types in who drew which. */
import { Wrong } from '../../../fields/Wrong';

interface Props {
  tickets: boolean;
  count: string;
  onChange: (more: { tickets?: boolean; count?: string }) => void;
  message: string | undefined;
}

export const TicketsField = ({ tickets, count, onChange, message }: Props) => (
  <div class="tickets">
    <fieldset>
      <legend>Seats</legend>
      <label class="tick">
        <input type="radio" name="seats" checked={!tickets} onChange={() => onChange({ tickets: false })} />
        <span>By name</span>
      </label>
      <label class="tick">
        <input
          type="radio"
          name="seats"
          checked={tickets}
          aria-describedby="tickets-help"
          onChange={() => onChange({ tickets: true })}
        />
        <span>Tickets from a hat</span>
      </label>
      <p class="help" id="tickets-help">
        Numbered tickets are printed, folded and drawn. Not even this device knows who has which.
      </p>
    </fieldset>
    {tickets && (
      <div class="field">
        <label for="count">Number of tickets</label>
        <input
          id="count"
          class="input"
          type="text"
          inputMode="numeric"
          value={count}
          aria-describedby="count-wrong"
          aria-invalid={message ? true : undefined}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ count: currentTarget.value })}
        />
        <Wrong id="count-wrong" message={message} />
      </div>
    )}
  </div>
);
