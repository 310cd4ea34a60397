/** One round for the whole table: one code that everybody scans, and of which each phone opens its own part. */
import { currentBulletin, encodeBulletin, isTicketed, scannable } from '../../../../deal/v1/sealed';
import { CopyLink } from '../../../deal/CopyLink';
import { Button } from '../../../fields/Button';
import { lazyPart } from '../../../lazy';
import { href } from '../../../links';
import { Question } from '../../../session/Question';
import { SealOf } from '../../FourWords';
import type { StageProps } from '../useHost';
import { namesOf, whereOf } from '../words';

const QrCode = lazyPart(async () => (await import('../../QrCode')).QrCode);

export const Bulletin = ({ info, game, hosted, acts }: Omit<StageProps, 'refusal'>) => {
  const { state, here } = hosted;
  const bulletin = currentBulletin(game, state);
  const round = `Round ${state.round + 1}`;
  if (!bulletin.ok) {
    return (
      <section class="bulletin">
        <Question moment={{ where: [round], title: 'Not out yet', sentence: bulletin.error.message }} />
        <Button class="button strong" onPress={() => void acts.act({ kind: 'publish' })}>
          Show the bulletin
        </Button>
      </section>
    );
  }
  const whole = encodeBulletin(bulletin.value);
  const scanned = encodeBulletin(scannable(bulletin.value));
  const leaks = game.leaks(state.spec, state.living);
  const alive = here.filter((seat) => state.living.includes(seat));
  return (
    <section class="bulletin">
      <Question
        moment={{
          where: [round, ...whereOf(info.title, game, hosted)],
          title: isTicketed(state.spec.names) ? 'Scan this, every ticket' : 'Everyone scans this',
          sentence: `One code for all. A phone opens its own card, and no other.${state.words === '' ? '' : ` The words: ${state.words}.`}`,
        }}
      />
      <div class="code open">
        <QrCode
          text={`${location.origin}${href('seat')}#${scanned}`}
          label={`QR code of the bulletin of round ${state.round + 1}`}
        />
      </div>
      {scanned !== whole && (
        <p class="help">
          The code is too small for all the names. Whoever types in their seat needs the link of the bulletin.
        </p>
      )}
      {leaks.map(({ code, message }) => (
        <p class="wrong leak" key={code}>
          <strong>Few players</strong>
          {message}
        </p>
      ))}
      <div class="buttons ways">
        <CopyLink
          fragment={whole}
          page={href('seat')}
          label="Link of the bulletin"
          copied="Copied. It may go to everyone: it opens nothing without a seat."
        >
          Copy for all
        </CopyLink>
        {alive.length > 0 && (
          <a class="button" href={`${href('seat')}#${whole}`} target="_blank" rel="noopener">
            Open it here for {namesOf(hosted, alive)}
            <span class="sr"> in a new tab</span>
          </a>
        )}
      </div>
      <SealOf record={state} />
    </section>
  );
};
