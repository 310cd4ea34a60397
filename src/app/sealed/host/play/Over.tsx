/** After the game: the link with which every phone checks it, and all cards of all rounds. */
import { allCards, encodeVerifyLink, type OpenedCard } from '../../../../deal/v1/sealed';
import { CopyLink } from '../../../deal/CopyLink';
import { Button } from '../../../fields/Button';
import { lazyPart } from '../../../lazy';
import { href } from '../../../links';
import { Question } from '../../../session/Question';
import type { StageProps } from '../useHost';
import { whereOf } from '../words';
import { CardTable } from './CardTable';
import { SoFar } from './SoFar';

const QrCode = lazyPart(async () => (await import('../../QrCode')).QrCode);

const captionOf = (round: number, attempt: number): string =>
  `Round ${round + 1}${attempt > 0 ? `, dealt ${attempt + 1} times` : ''}`;

/** A bulletin that went out again for a new link has the cards of the one before. */
const distinct = (rounds: readonly (readonly OpenedCard[])[]): readonly (readonly OpenedCard[])[] =>
  rounds.filter(
    ([card], at) =>
      !rounds.slice(0, at).some(([one]) => one?.round === card?.round && one?.attempt === card?.attempt),
  );

export const Over = ({ info, game, hosted, acts }: StageProps) => {
  const { state } = hosted;
  const fragment = encodeVerifyLink(state);
  const cards = allCards(game, state);
  const rounds = cards.ok ? distinct(cards.value) : [];
  return (
    <div class="round">
      <section class="bulletin">
        <Question
          moment={{
            where: ['Over', ...whereOf(info.title, game, hosted)],
            title: 'Was it fair?',
            sentence:
              'Everyone scans this once more. Each phone deals the whole game again and compares it with all that it was given.',
          }}
        />
        <div class="code open">
          <QrCode
            text={`${location.origin}${href('verify')}#${fragment}`}
            label="QR code of the verify link"
          />
        </div>
        <div class="buttons ways">
          <CopyLink
            fragment={fragment}
            page={href('verify')}
            label="Verify link"
            copied="Copied. It shows every card of this game."
          >
            Copy for all
          </CopyLink>
          <a class="button" href={`${href('verify')}#${fragment}`} target="_blank" rel="noopener">
            Check it here<span class="sr"> in a new tab</span>
          </a>
        </div>
      </section>
      <div class="host-hand">
        <section class="all">
          <h2>All cards</h2>
          {rounds.length === 0 && <p class="mute">None were dealt.</p>}
          {rounds.map((round, at) => (
            <CardTable
              key={at}
              caption={captionOf(round[0]?.round ?? 0, round[0]?.attempt ?? 0)}
              names={state.spec.names}
              cards={round}
            />
          ))}
        </section>
        <section>
          <h2>Log</h2>
          <SoFar game={game} hosted={hosted} />
        </section>
        <section>
          <Button class="button strong" onPress={() => void acts.leave()}>
            Once more, the same people
          </Button>
        </section>
      </div>
    </div>
  );
};
