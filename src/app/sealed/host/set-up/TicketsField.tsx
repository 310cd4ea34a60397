/** Seats without names: the cards lie in a hat, and nobody types in who drew which. */
import { Tick } from '../../../fields/Choice';
import { TextField } from '../../../fields/TextField';

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
      <Tick type="radio" name="seats" checked={!tickets} onTick={() => onChange({ tickets: false })}>
        By name
      </Tick>
      <Tick
        type="radio"
        name="seats"
        checked={tickets}
        aria-describedby="tickets-help"
        onTick={() => onChange({ tickets: true })}
      >
        Tickets from a hat
      </Tick>
      <p class="help" id="tickets-help">
        Numbered tickets are printed, folded and drawn. Not even this device knows who has which.
      </p>
    </fieldset>
    {tickets && (
      <TextField
        id="count"
        label="Number of tickets"
        inputMode="numeric"
        value={count}
        message={message}
        onText={(text) => onChange({ count: text })}
      />
    )}
  </div>
);
