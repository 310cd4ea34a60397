/**
 * The host's page of a sealed deal: one step at a time until the cards are dealt, then the code of the round and what a
 * host has to do about it, then the end. It shows no card that it has not counted as a look.
 */

import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages/host';
import { setIn } from '../../base/fragment';
import { parseNames } from '../../base/names';
import type { SealedGame } from '../../deal/sealed/game';
import { type HostState, isClosed } from '../../deal/sealed/host';
import type { Invitation } from '../../deal/sealed/invitation';
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../../games/game';
import type { DealProps } from '../deal/DealTable';
import { Select } from '../fields/Choice';
import { namesIn } from '../fields/NamesField';
import { SetUpForm } from '../fields/SetUpForm';
import { Notices } from '../fields/Wrong';
import { KeptList } from '../session/KeptList';
import { address } from '../session/page';
import { useHead } from '../session/Question';
import { useSecondTap } from '../session/second-tap';
import { AbsentSet } from '../sets/AbsentSet';
import { Answers, Closing } from './Answers';
import { gameFragment, type HostActs, type Hosted } from './host';
import { Former, Leave, Over, Playing, useHost } from './Playing';
import { Leaks } from './Shown';

/** A set that somebody came with. */
const optionsAt = (fragment: string): Options => {
  const set = setIn(fragment);
  return set === undefined ? {} : { set };
};

/** `own` is the host's own seat, by its place in the list; empty for a host who does not play. */
const draftOf = (last: Invitation | undefined, typed: string) => ({
  names: last ? last.spec.names.join('\n') : typed,
  own: last && last.hostSeat === undefined ? '' : String(last?.hostSeat ?? 0),
  options: last?.spec.options ?? optionsAt(address.read()),
  seed: '',
});

/** The host's own seat goes with its name while others come and go. */
const ownAfter = ({ names, own }: { names: string; own: string }, next = names): string => {
  const name = own === '' ? undefined : namesIn(names)[Number(own)];
  const at = name === undefined ? -1 : namesIn(next).indexOf(name);
  return at < 0 ? own : String(at);
};

interface FormProps extends Pick<DealProps, 'typed'> {
  seats: string;
  game: SealedGame<OptionDef>;
  /** The game that was left for the form. */
  last: Hosted | undefined;
  acts: HostActs;
}

const InviteForm = ({ seats, game, last, acts, typed }: FormProps) => {
  const [draft, setDraft] = useState(() => draftOf(last?.state.invitation, typed.current));
  const change = (more: Partial<typeof draft>) => {
    typed.current = more.names ?? draft.names;
    setDraft({ ...draft, own: ownAfter(draft, more.names), ...more });
  };
  const names = useMemo(() => namesIn(draft.names), [draft.names]);
  const named = parseNames(names);
  const spec = useMemo(() => game.check({ game: game.id, options: draft.options, names }), [draft]);
  // Of fewer names than before it is the last, and is shown.
  const own = draft.own === '' ? undefined : Math.min(Number(draft.own), Math.max(0, names.length - 1));
  const submit = () => {
    const secret = crypto.getRandomValues(new Uint8Array(16));
    return acts.start({ game: game.id, options: draft.options, names }, own, secret);
  };

  return (
    <SetUpForm
      game={game.id}
      options={game.options}
      value={draft}
      onChange={change}
      onSubmit={submit}
      submit={m.invitePhones}
      namesHelp={m.namesHelp({ seats })}
      more={
        <>
          <Select
            label={m.ownSeat}
            class="field"
            value={own ?? ''}
            choices={[
              ...(named.ok && named.value.length > 0 ? named.value : [m.ownSeatFirst]).map(
                (name, seat) => [seat, name] as const,
              ),
              ['', m.ownSeatNone],
            ]}
            onValue={(own) => change({ own })}
          />
          <Leaks leaks={spec.ok ? game.leaks(spec.value, [...names.keys()]) : []} />
        </>
      }
    >
      <ol>{m.steps({ li: (words) => <li>{words}</li> })}</ol>
      <p>{m.hostAndPlay({ strong: (parts) => <b>{parts}</b> })}</p>
      <p>{m.startingOver}</p>
      <p>{m.keptHere}</p>
    </SetUpForm>
  );
};

const PARTS = { answers: Answers, closing: Closing, playing: Playing, former: Former, over: Over };

const stageOf = (state: HostState): keyof typeof PARTS => {
  const { invitation, ended, closer } = state;
  if (ended) return 'over';
  if (invitation.version === 2) return 'former';
  if (isClosed(state)) return 'playing';
  return closer === undefined ? 'answers' : 'closing';
};

export const HostPage = ({ game: info, typed, choice }: DealProps) => {
  const { session, game, missing, acts } = useHost(info.id, address);
  const onTap = useSecondTap();
  const hosted = session.view === 'game' ? session.hosted : undefined;
  const stage = hosted && stageOf(hosted.state);
  const Part = stage && PARTS[stage];
  const root = useHead(session.view === 'opening' ? undefined : `${hosted?.id} ${stage}`);
  return (
    <div class="table-page folds hosting" ref={root} onClickCapture={onTap}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'game' && (
        <h1 class="deal-title" tabIndex={-1}>
          {info.title}
        </h1>
      )}
      {(session.view === 'form' || missing) && choice}
      {missing}
      {session.view === 'form' && game && acts && (
        <>
          <KeptList
            items={session.games}
            nameOf={({ names }) => names.join(', ')}
            hrefOf={({ id }) => `#${gameFragment(id)}`}
            heading={m.underWay}
            deleted={m.deletedWithCards}
            onRemove={({ id }) => acts.remove(id)}
            onRestore={({ id }) => acts.restore(id)}
          />
          <InviteForm seats={info.seats} game={game} last={session.hosted} acts={acts} typed={typed} />
        </>
      )}
      {hosted && Part && acts && (
        <>
          <AbsentSet set={hosted.state.invitation.spec.options.set} inOurs />
          <Part key={hosted.id} info={info} hosted={hosted} session={session} acts={acts} />
          <p class="foot">
            <Leave session={session} acts={acts} to={m.anotherGame} kind="quiet" />
          </p>
        </>
      )}
    </div>
  );
};
