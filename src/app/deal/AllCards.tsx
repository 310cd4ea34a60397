/** The host's view. It takes two presses, and it closes when the page is put away. */
import { useEffect, useState } from 'preact/hooks';
import type { Deal } from '../../games/game';
import { Button } from '../fields/Button';

interface Props {
  deal: Deal;
  names: readonly string[];
}

export const AllCards = ({ deal, names }: Props) => {
  const [step, setStep] = useState<'closed' | 'asked' | 'open'>('closed');

  useEffect(() => {
    const close = () => {
      if (document.visibilityState === 'hidden') setStep('closed');
    };
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);
  // Another deal is another secret.
  useEffect(() => setStep('closed'), [deal]);

  if (step === 'closed') {
    return <Button onPress={() => setStep('asked')}>Show all cards</Button>;
  }
  if (step === 'asked') {
    return (
      <fieldset class="sure" aria-label="Show all cards?">
        <p>For a host who does not play. Anyone who sees this screen will know every card.</p>
        <div class="buttons">
          <Button class="button danger" onPress={() => setStep('open')}>
            Yes, show all
          </Button>
          <Button onPress={() => setStep('closed')}>No</Button>
        </div>
      </fieldset>
    );
  }
  return (
    <div class="all">
      <table>
        <caption class="sr">All cards of round {deal.round + 1}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">
              {deal.cards[0]?.caption.replace(/^Your (\w)/, (_, first) => first.toUpperCase())}
            </th>
          </tr>
        </thead>
        <tbody>
          {deal.cards.map((card) => (
            <tr key={card.seat}>
              <th scope="row">{names[card.seat]}</th>
              <td>{card.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onPress={() => setStep('closed')}>Hide all cards</Button>
    </div>
  );
};
