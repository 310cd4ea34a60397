/** What comes beside the script: a look at the cards first, a clock for the day, what a caller can ask for, and in the end who was what. */

import { useState } from 'preact/hooks';
import * as m from '#messages/mafia-table';
import { passedDeal, usePassing } from '../../../app/deal/passing';
import { Button } from '../../../app/fields/Button';
import { Select, Tick } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { ScreenProps } from '../../../app/tables/game';
import { encodeOpenDeal } from '../../../deal/v1/link';
import { ROLES, type Role } from '../roles';
import { allowSound, type Help, useCountdown, useVoice } from './Caller';
import { type MafiaSetup, openDeal } from './setup';
import type { PublicView } from './table';

const PACES = [0, 5, 10, 20];
const DAYS = [0, 3, 5, 10];

export const HelpFields = ({ help, onHelp }: { help: Help; onHelp: (help: Help) => void }) => {
  const voice = useVoice();
  return (
    <fieldset class="caller-help">
      <legend>{m.forCaller}</legend>
      <Select
        label={m.pace}
        value={help.pace}
        choices={PACES.map((pace) => [pace, pace === 0 ? m.paceByHand : m.paceSeconds({ pace })])}
        onValue={(pace) => onHelp({ ...help, pace: Number(pace) })}
      />
      <Select
        label={m.dayClock}
        value={help.day}
        choices={DAYS.map((day) => [day, day === 0 ? m.dayClockNone : m.dayClockMinutes({ day })])}
        onValue={(day) => onHelp({ ...help, day: Number(day) })}
      />
      {voice && (
        <Tick checked={help.voice} onTick={(on) => onHelp({ ...help, voice: on })}>
          {m.readAloud}
        </Tick>
      )}
      <Tick
        checked={help.beeps}
        onTick={(on) => {
          if (on) allowSound();
          onHelp({ ...help, beeps: on });
        }}
      >
        {m.beeps}
      </Tick>
    </fieldset>
  );
};

/** How long a day still lasts, with a pause. It ends quietly: nothing happens but a tremble. */
export const DayClock = ({ day, minutes }: { day: number; minutes: number }) => {
  const [paused, setPaused] = useState(false);
  const left = useCountdown(minutes * 60, `${day}`, !paused, () => navigator.vibrate?.([80, 120, 80]));
  if (left === undefined) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p class="day-clock form">
      <span role="timer">{left === 0 ? m.dayTimeUp : m.dayEndsIn({ day, time })}</span>
      {left > 0 && (
        <Button class="quiet" onPress={() => setPaused(!paused)}>
          {paused ? m.resume : m.pause}
        </Button>
      )}
    </p>
  );
};

/** Before the Mafia meet, the players have to know what they are. */
export const LookFirst = ({ setup }: { setup: MafiaSetup }) => {
  const { cards, names } = setup;
  const deal = cards === 'dealt' ? encodeOpenDeal(openDeal(setup)) : undefined;
  const { looked } = usePassing(deal && passedDeal('mafia', deal));
  if (deal === undefined) return <p>{m.dealCards}</p>;
  if (names.every((_, seat) => looked.includes(seat))) return <p>{m.everyoneLooked}</p>;
  return (
    <p>{m.askEveryoneLooked({ a: (words) => <a href={`${href('deal', 'mafia')}#${deal}`}>{words}</a> })}</p>
  );
};

/** At the end: who was what, as far as the cards tell. */
export const Roll = ({ view: { seats, roles }, names }: ScreenProps<PublicView>) => {
  const held = (role: Role | undefined) => names.filter((_, seat) => seats[seat]?.role === role).join(', ');
  return (
    <dl class="was-what">
      {[...ROLES, undefined]
        .filter((role) => held(role) !== '')
        .map((role) => (
          <div key={role}>
            <dt>{role ? roles[role] : m.aliveFaceDown}</dt>
            <dd>{held(role)}</dd>
          </div>
        ))}
    </dl>
  );
};
