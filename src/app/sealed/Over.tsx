/** After the game: the record with which every phone checks it, and all cards. */
import { linkText } from '../../deal/sealed/codes';
import type { SealedGame } from '../../deal/sealed/game';
import { recordOf } from '../../deal/sealed/host';
import type { Invitation } from '../../deal/sealed/invitation';
import { type DealRecord, distinctDeals, encodeRecord } from '../../deal/sealed/record';
import { CopyLink } from '../deal/CopyLink';
import { Button } from '../fields/Button';
import { href } from '../links';
import { Question } from '../session/Question';
import { type StageProps, whereOf } from './page';
import { clock } from './phone';
import { QrCode } from './QrCode';
import { SixWords } from './SixWords';

interface CardsProps {
  game: SealedGame;
  invitation: Invitation;
  record: DealRecord;
}

/** Every card of every deal of a game. */
export const AllCards = ({ game, invitation, record }: CardsProps) => (
  <section class="all">
    <h2>All cards</h2>
    {distinctDeals(game, invitation, record).map(({ serial, cards }) => (
      <table key={serial}>
        <caption class="form">Dealt at {clock(serial)}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Card</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card, seat) => (
            <tr key={seat}>
              <th scope="row">{invitation.spec.names[seat]}</th>
              <td>{card.ok ? card.value.value : 'out'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </section>
);

export const Over = ({ info, game, hosted, acts }: StageProps) => {
  const { invitation, tags } = hosted.state;
  const record = recordOf(hosted.state);
  const fragment = linkText(encodeRecord(invitation, record));
  return (
    <div class="round">
      <section class="bulletin">
        <Question
          moment={{
            where: ['Over', ...whereOf(info.title, game, hosted)],
            title: 'Was it fair?',
            sentence:
              'Everyone scans this once more. Each phone deals the whole game again and compares it with what it has seen.',
          }}
        />
        <div class="code open">
          <QrCode text={`${location.origin}${href('verify')}#${fragment}`} label="QR code of the record" />
        </div>
        <div class="buttons ways">
          <CopyLink
            fragment={fragment}
            page={href('verify')}
            label="Link of the record"
            copied="Copied. It shows every card of this game, and of no other."
          >
            Copy for the chat
          </CopyLink>
        </div>
        <SixWords invitation={invitation} tags={tags ?? []} />
      </section>
      <div class="host-hand">
        <AllCards game={game} invitation={invitation} record={record} />
        <section>
          <Button class="button strong" onPress={() => void acts.leave()}>
            Once more, the same people
          </Button>
        </section>
      </div>
    </div>
  );
};
