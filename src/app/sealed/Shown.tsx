/** What the pages of sealed deals have in common: codes to scan, the six words, and all cards in the end. */

import type { ComponentChildren } from 'preact';
import * as m from '#messages/shown';
import type { Problem } from '../../base/result';
import { distinctDeals } from '../../deal/sealed/bulletin';
import { type Invitation, nameOf } from '../../deal/sealed/invitation';
import { type Opened, stateOf } from '../../deal/sealed/phone';
import type { OptionDef } from '../../games/game';
import { CopyLink } from '../deal/CopyLink';
import { CardTable } from '../deal/Deaths';
import { QrCode } from '../deal/QrCode';
import type { ShownGame } from '../deal/shown-game';
import { Warned } from '../fields/Wrong';
import { useLoaded } from '../session/reads';
import type { HostActs, Hosted } from './host';
import { type Checked, clock } from './phone';

/** What every part of a game under way is given. */
export interface StageProps {
  info: ShownGame;
  hosted: Hosted;
  /** Why the last step was none. */
  refusal: string | undefined;
  acts: HostActs;
}

/** For messages that say "Ana’s table", or "the table" where the host does not play. */
export const tableOf = (invitation: Invitation) => ({
  host: nameOf(invitation, invitation.hostSeat ?? -1),
  plays: invitation.hostSeat === undefined ? 'no' : 'yes',
});

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

interface ShareProps {
  /** What is read from it. */
  text: string;
  /** What it is, for those who cannot see it: never what it says, which may be a secret. */
  label: string;
  /** What it is, before the link in a chat: "Your seat at Ana's table". */
  said: string;
  /** The page that opens it; without one the text is no part of an address. */
  page?: string;
  /** What the copy is of, for copying it by hand. */
  of: string;
  /** What is said once it is copied. */
  copied: string;
  /** Between the code and its copy. */
  children?: ComponentChildren;
}

/** A code to scan, black on white whatever the page is, and as large as its place; and the same to copy. */
export const CodeToShare = ({ text: code, page, label, said, of, copied, children }: ShareProps) => {
  const text = page === undefined ? code : `${location.origin}${page}#${code}`;
  return (
    <>
      <div class="code open">
        <QrCode text={text} label={label} tooLarge={m.tooLarge} />
      </div>
      {children}
      <div class="buttons ways">
        <CopyLink text={`${said}: ${text}`} label={of} copied={copied}>
          {m.copyForChat}
        </CopyLink>
      </div>
    </>
  );
};

interface WordsProps {
  invitation: Invitation;
  /** What they are worked out from. */
  of: readonly Uint8Array[];
}

/** Working them out takes a phone a second: once for each code. */
const known = new Map<string, Promise<readonly string[]>>();

const wordsOf = (invitation: Invitation, of: readonly Uint8Array[]): Promise<readonly string[]> => {
  const key = [invitation.hash, ...of].join();
  const words =
    known.get(key) ?? import('../../deal/sealed/words').then(({ tableWords }) => tableWords(invitation, of));
  known.set(key, words);
  return words;
};

export const SixWords = ({ invitation, of }: WordsProps) => {
  const words = useLoaded(() => wordsOf(invitation, of), [[invitation.hash, ...of].join()]);
  return (
    <div class="seal">
      <p class="label">{m.sixWords}</p>
      <ol class="form" aria-busy={words === undefined}>
        {words?.map((word, at) => (
          <li key={at}>{word}</li>
        ))}
      </ol>
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
        caption={m.dealt({ time: clock(serial) })}
        head={m.card}
        rows={cards.map((card, seat) => [nameOf(invitation, seat), card.ok ? card.value.value : m.isOut])}
      />
    ))}
  </section>
);
