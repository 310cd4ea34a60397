/** One player's card, for as long as a finger is on it. Nothing of it is on the page before or after. */
import { useHold } from '../../deal/useHold';

interface Props {
  /** Who looks. */
  name: string;
  target: string;
}

export const Peek = ({ name, target }: Props) => {
  const { held, handlers } = useHold(() => undefined);
  return (
    <div class="peek">
      <p aria-live="polite">
        {held ? <span class="shout secret">{target}</span> : <span class="mute">Only {name} looks.</span>}
      </p>
      <button class="button" type="button" {...handlers}>
        {held ? 'Let go to hide' : `Hold to see ${name}’s card`}
      </button>
    </div>
  );
};
