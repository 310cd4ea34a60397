/** Step 4 and all that follows it: the bulletin of the round, and what a host has to do until the game is over. */
import { useState } from 'preact/hooks';
import { Button } from '../../../fields/Button';
import { SeatView } from '../hand-out/SeatView';
import { Sure } from '../Sure';
import { type StageProps, useHead } from '../useHost';
import { Bulletin } from './Bulletin';
import { Deaths } from './Deaths';
import { Looks } from './Looks';
import { SoFar } from './SoFar';

export const Playing = ({ info, game, hosted, refusal, acts }: StageProps) => {
  const [seat, setSeat] = useState<number>();
  const { state, here } = hosted;
  const { names } = state.spec;
  const { round, attempt } = state;
  const root = useHead<HTMLDivElement>(`${round} ${attempt} ${seat ?? 'all'}`);

  if (seat !== undefined) {
    return (
      <SeatView
        key={seat}
        hosted={hosted}
        seat={seat}
        next={undefined}
        refusal={refusal}
        acts={acts}
        onNext={setSeat}
        onDone={() => setSeat(undefined)}
      />
    );
  }

  return (
    <div class="round" ref={root}>
      <Bulletin info={info} game={game} hosted={hosted} acts={acts} />
      <div class="host-hand">
        {game.redeals && <Deaths game={game} hosted={hosted} refusal={refusal} acts={acts} />}
        <div>
          <details class="more">
            <summary>A seat’s link, again or new</summary>
            <div class="name-buttons">
              {state.living.map((one) => (
                <Button key={one} onPress={() => setSeat(one)}>
                  <span class="sr">Link of </span>
                  {names[one]}
                  {here.includes(one) && <span class="mute">, here</span>}
                </Button>
              ))}
            </div>
          </details>
          <details class="more">
            <summary>Look at cards</summary>
            <Looks key={`${round} ${attempt}`} game={game} hosted={hosted} acts={acts} />
          </details>
          <details class="more">
            <summary>Log so far</summary>
            <SoFar game={game} hosted={hosted} />
          </details>
        </div>
        <section>
          <h2>The end</h2>
          <p>
            When the game is over, everything is shown, and every phone checks that what it was given was
            dealt fairly.
          </p>
          <Sure ask="End the game" yes="End it and show all" onYes={() => void acts.act({ kind: 'end' })}>
            Every card of every round can be read after this, by everyone. It cannot be taken back.
          </Sure>
        </section>
      </div>
    </div>
  );
};
