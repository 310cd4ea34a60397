/** What the pages of sealed deals have in common: codes to scan, the six words, and all cards in the end. */

import type { ComponentChildren } from 'preact';
import * as m from '#messages/sealed';
import * as site from '#messages/site';
import type { Problem } from '../../base/result';
import { distinctDeals } from '../../deal/sealed/bulletin';
import { type CodeKind, linkText } from '../../deal/sealed/codes';
import { type Invitation, nameOf } from '../../deal/sealed/invitation';
import { type Opened, stateOf } from '../../deal/sealed/phone';
import type { OptionDef } from '../../games/game';
import { CopyLink } from '../deal/CopyLink';
import { CardTable } from '../deal/Deaths';
import { QrCode } from '../deal/QrCode';
import type { ShownGame } from '../deal/shown-game';
import { Warned } from '../fields/Wrong';
import { href } from '../links';
import { Question } from '../session/Question';
import { useRetried } from '../session/reads';
import type { HostActs, Hosted, HostSession } from './host';
import { type Checked, clock } from './phone';
import { TakeIn, type Way } from './TakeIn';

/** What every part of a game under way is given. */
export interface StageProps {
  info: ShownGame;
  hosted: Hosted;
  session: HostSession;
  acts: HostActs;
}

/** Where the game is: its title, then its size and its options. */
export const whereOf = (title: string, { state }: Hosted): readonly string[] => {
  const { game, spec } = state.invitation;
  const { names, options } = spec;
  const chosen = (game.options as readonly OptionDef[])
    .filter(({ name }) => options[name] !== undefined)
    .map(({ label, choices, name }) => choices?.find(({ value }) => value === options[name])?.label ?? label);
  return [title, m.seats({ count: names.length }), ...chosen];
};

/** What so few can work out, said before they are dealt. */
export const Leaks = ({ leaks }: { leaks: readonly Problem[] }) => (
  <div aria-live="polite">
    {leaks.map(({ code, message }) => (
      <Warned key={code} class="wrong leak" word={m.fewPlayers}>
        {message}
      </Warned>
    ))}
  </div>
);

interface StageParts {
  /** What it is about: its words follow from that. */
  what: string;
  where: readonly string[];
  /** Of the player whom it is about. */
  name?: string;
  look?: string;
  /** Takes in what is scanned or pasted. */
  way?: Way | undefined;
  /** Between the question and the way in. */
  shows?: ComponentChildren;
  children?: ComponentChildren;
}

/** A part of a game that fills its page: one question, what is shown for it, and the way in for what comes next. */
export const Stage = ({ what, where, name = '', look = 'stage', way, shows, children }: StageParts) => (
  <section class={look}>
    <Question where={where} title={m.title({ what, name })} sentence={m.sentence({ what, name })} />
    {shows}
    {way && <TakeIn what={what} name={name} way={way} />}
    {children}
  </section>
);

interface CodeProps {
  kind: CodeKind;
  /** A link to the page that opens it, as bytes; or the text, which the host's device alone reads. */
  code: Uint8Array | string;
  invitation: Invitation;
  /** Whose it is, and of when. */
  name?: string;
  time?: string;
  /** Between the code and its copy. */
  children?: ComponentChildren;
}

/** A code to scan, and the same to copy, after what it is. Its label never says what is in it, which may be a secret. */
export const CodeToShare = ({ kind, code, invitation, name = '', time = '', children }: CodeProps) => {
  const page = href(kind === 'record' ? 'verify' : 'seat');
  const text = typeof code === 'string' ? code : `${location.origin}${page}#${linkText(code)}`;
  const plays = invitation.hostSeat === undefined ? 'no' : 'yes';
  const words = { kind, name, time, plays, host: nameOf(invitation, invitation.hostSeat ?? -1) };
  return (
    <>
      <div class="code open">
        <QrCode text={text} label={m.codeLabel(words)} tooLarge={m.tooLarge} />
      </div>
      {children}
      <div class="buttons ways">
        <CopyLink
          text={site.labelled({ label: m.codeSaid(words), text })}
          label={m.codeTextLabel(words)}
          copied={m.codeCopied(words)}
        >
          {m.copyForChat}
        </CopyLink>
      </div>
    </>
  );
};

/** Working them out takes a phone a second: once for each code. */
const known = new Map<string, Promise<readonly string[]>>();
/** The words' room until they come: what is below them, buttons too, stays where it is. */
const PENDING = Array<string>(6).fill('…');

/** `of` is what they are worked out from. */
export const SixWords = ({ invitation, of }: { invitation: Invitation; of: readonly Uint8Array[] }) => {
  const key = [invitation.hash, ...of].join();
  const { value: words = PENDING, missing } = useRetried(() => {
    const working =
      known.get(key) ??
      import('../../deal/sealed/words').then(({ tableWords }) => tableWords(invitation, of));
    known.set(key, working);
    working.catch(() => known.delete(key));
    return working;
  }, [key]);
  return (
    <div class="seal">
      <p class="label">{m.sixWords}</p>
      {missing || (
        <ol class="form" aria-busy={words === PENDING}>
          {words.map((word, at) => (
            <li key={at}>{word}</li>
          ))}
        </ol>
      )}
    </div>
  );
};

/** What a code says of the deal before any card: who closed it, whose phones are in, who is out. */
export const DealState = ({ invitation, opened }: { invitation: Invitation; opened: readonly Opened[] }) => (
  <p class="help deal-state">{stateOf({ invitation }, opened).join(' ')}</p>
);

export const AllCards = ({ invitation, record }: Pick<Checked, 'invitation' | 'record'>) => (
  <section class="all">
    <h2>{m.allCards}</h2>
    {distinctDeals(invitation, record).map(({ serial, cards }) => (
      <CardTable
        key={serial}
        caption={m.dealtAt({ time: clock(serial) })}
        rows={cards.map((card, seat) => [nameOf(invitation, seat), card.ok ? card.value.value : m.isOut])}
      />
    ))}
  </section>
);
