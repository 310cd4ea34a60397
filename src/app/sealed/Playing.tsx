/** The cards are dealt: the code of the moment, what a host has to do until the game is over, and the record after it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/host';
import { encodeList, writeFragment } from '../../base/fragment';
import { unwrap } from '../../base/result';
import { comparedOf, encodeBulletin, encodeRecord, recordCompared } from '../../deal/sealed/bulletin';
import { cardHere, currentBulletin, faceUp, isClosed, isHere, livingNow } from '../../deal/sealed/host';
import { encodeInvitation, namesOf } from '../../deal/sealed/invitation';
import { optionParts } from '../../deal/v1/link';
import { Deaths, SeatButtons } from '../deal/Deaths';
import { PassRound } from '../deal/PassRound';
import { usePassing } from '../deal/passing';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { loadSealed } from '../load-sealed';
import { type Address, attach } from '../session/page';
import { useHead } from '../session/Question';
import { useRetried } from '../session/reads';
import { NewPhone } from './Answers';
import { createHostSession, type HostActs, type HostSession } from './host';
import { clock } from './phone';
import { AllCards, CodeToShare, DealState, Leaks, SixWords, Stage, type StageProps, whereOf } from './Shown';

/** The session of a hosted game, and the game once it has come. */
export const useHost = (id: string, address: Address) => {
  const [session, setSession] = useState<HostSession>({ view: 'opening', games: [] });
  const acts = useRef<HostActs>();
  const { value: game, missing } = useRetried(
    async () => (await loadSealed(id)) ?? Promise.reject(new Error(id)),
    [id],
  );
  useEffect(() => {
    if (!game) return undefined;
    acts.current = createHostSession(game, address, setSession);
    return attach(acts.current);
  }, [game, address]);
  return { session, game, missing, acts: acts.current };
};

/** The code that everybody scans, and the six words above it; under a heading of its own, or within another page. */
export const Bulletin = ({ hosted, where }: Pick<StageProps, 'hosted'> & { where?: readonly string[] }) => {
  const { state } = hosted;
  const { invitation, heads } = state;
  const bulletin = currentBulletin(state);
  if (!bulletin) return null;
  const time = clock(bulletin.head.serial);
  const code = encodeBulletin(invitation, bulletin);
  const shows = (
    <>
      <SixWords invitation={invitation} of={comparedOf(invitation, bulletin.head)} />
      <DealState invitation={invitation} opened={heads.map((head) => ({ head }))} />
      <CodeToShare kind="bulletin" code={code} invitation={invitation} time={time}>
        <Leaks leaks={invitation.game.leaks(invitation.spec, livingNow(state))} />
      </CodeToShare>
    </>
  );
  if (where) return <Stage look="bulletin" what="bulletin" where={[time, ...where]} shows={shows} />;
  return (
    <section class="bulletin">
      <p class="form">{m.everyoneScans({ time })}</p>
      {shows}
    </section>
  );
};

/** The device goes round to those without a phone, or shows a card in a quarrel. Each look is in the next code. */
const Looks = ({
  hosted,
  onPass,
}: Pick<StageProps, 'hosted'> & { onPass: (seats: readonly number[]) => void }) => {
  const { state } = hosted;
  const { invitation } = state;
  const living = livingNow(state);
  const here = living.filter((seat) => isHere(state, seat));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const seats = living.filter((seat) => chosen.includes(seat));
  const names = namesOf(invitation, seats);
  return (
    <section>
      <h2>{m.cardsHere}</h2>
      {here.length > 0 && (
        <Button class="button strong" onPress={() => onPass(here)}>
          {m.passRound({ names: namesOf(invitation, here) })}
        </Button>
      )}
      <Fold title={m.lookAtAnother}>
        <p>{m.looksCounted}</p>
        <SeatButtons
          names={invitation.spec.names}
          seats={living.filter((seat) => !here.includes(seat))}
          chosen={seats}
          onChoose={setChosen}
          about={m.showsCard}
        />
        {seats.length > 0 && (
          <Confirm ask={m.lookAt({ names })} yes={m.lookAndCount} onYes={() => onPass(seats)}>
            {m.lookTold({ names })}
          </Confirm>
        )}
      </Fold>
    </section>
  );
};

/** To the form, where the game is in the list; it is lost where the browser keeps nothing. */
export const Leave = ({
  session,
  acts,
  to,
  kind,
}: Pick<StageProps, 'session' | 'acts'> & { to: string; kind: 'button strong' | 'quiet' }) => {
  const leave = () => void acts.leave();
  if (session.refused === undefined)
    return (
      <Button class={kind} onPress={leave}>
        {to}
      </Button>
    );
  return (
    <Confirm kind={kind} ask={to} yes={m.leaveAndLose} onYes={leave}>
      {m.leaveLoses}
    </Confirm>
  );
};

const TheEnd = ({ acts }: Pick<StageProps, 'acts'>) => (
  <section>
    <h2>{m.end}</h2>
    <p>{m.endShows}</p>
    <Confirm ask={m.endGame} yes={m.endAndShow} onYes={() => void acts.act({ kind: 'end' })}>
      {m.endOpens}
    </Confirm>
  </section>
);

/** A game of an earlier edition: phones take its record, and no other code of it. */
export const Former = ({ info, hosted, acts }: StageProps) => (
  <div class="round">
    <Stage look="bulletin" what="former" where={whereOf(info.title, hosted)} />
    {isClosed(hosted.state) && <TheEnd acts={acts} />}
  </div>
);

export const Playing = ({ info, hosted, session, acts }: StageProps) => {
  const { state } = hosted;
  // Within a deal each look was counted before the first card; after a death it is another deal.
  const round = usePassing(`${hosted.id} ${JSON.stringify(state.leavers)}`);
  const { invitation } = state;
  const { game, spec } = invitation;
  const { names, options } = spec;
  const living = livingNow(state);
  const root = useHead(`${state.heads.length} ${round.passing?.seats.join() ?? 'code'}`);
  const pass = async (seats: readonly number[]): Promise<void> => {
    if (await acts.act({ kind: 'look', seats })) round.go(seats);
  };
  if (round.passing) {
    return (
      <div class="deal">
        <h1 class="sr">{m.cardsHere}</h1>
        <PassRound
          round={round}
          label={m.round({ count: state.leavers.length + 1 })}
          names={names}
          cardOf={(seat) => unwrap(cardHere(state, seat))}
          back={m.backToCode}
          onAgain={(seats) => void pass(seats)}
        />
      </div>
    );
  }
  const up = faceUp(state).join('.');
  const table = writeFragment([
    ['sealed', hosted.id],
    ['players', encodeList(names)],
    ...(up === '' ? [] : [['up', up] as const]),
    ...optionParts(options),
  ]);
  return (
    <div class="round" ref={root}>
      <Bulletin hosted={hosted} where={whereOf(info.title, hosted)} />
      <div class="host-hand">
        <Looks hosted={hosted} onPass={(seats) => void pass(seats)} />
        {info.table && !session.refused && (
          <a class="button" href={`${info.table}#${table}`}>
            {m.play}
          </a>
        )}
        {game.redeals && (
          <Deaths
            names={names}
            living={living}
            last={state.leavers.at(-1)}
            wrong={session.refusal}
            warn={(leaving) => {
              const left = living.filter((seat) => !leaving.includes(seat));
              return <Leaks leaks={game.leaks(spec, left)} />;
            }}
            onOut={(seats) => acts.act({ kind: 'out', seats })}
            onUndo={() => void acts.act({ kind: 'undo' })}
          />
        )}
        <Fold title={m.changedPhones}>
          <p>{m.changedPhonesHow}</p>
          <CodeToShare kind="invitation" code={encodeInvitation(invitation)} invitation={invitation} />
          <NewPhone hosted={hosted} session={session} acts={acts} />
        </Fold>
        <TheEnd acts={acts} />
      </div>
    </div>
  );
};

export const Over = ({ info, hosted, session, acts }: StageProps) => {
  const { state: record } = hosted;
  const { invitation } = record;
  return (
    <div class="round">
      <Stage
        look="bulletin"
        what="over"
        where={[m.over, ...whereOf(info.title, hosted)]}
        shows={<CodeToShare kind="record" code={encodeRecord(invitation, record)} invitation={invitation} />}
      >
        <SixWords invitation={invitation} of={recordCompared(invitation, record)} />
      </Stage>
      <div class="host-hand">
        <AllCards invitation={invitation} record={record} />
        <section>
          <Leave session={session} acts={acts} to={m.onceMore} kind="button strong" />
        </section>
      </div>
    </div>
  );
};
