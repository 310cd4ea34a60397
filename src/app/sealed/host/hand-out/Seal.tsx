/** Step 1: the commitment, shown to all before anybody has said a word. */
import { Button } from '../../../fields/Button';
import { Question } from '../../../session/Question';
import { SealOf } from '../../FourWords';
import { stepping } from '../session';
import type { StageProps } from '../useHost';
import { whereOf } from '../words';

export const Seal = ({ info, game, hosted, acts }: StageProps) => (
  <section class="stage">
    <Question
      moment={{
        where: ['Step 1 of 4', ...whereOf(info.title, game, hosted)],
        title: 'Read four words aloud',
        sentence:
          'From here on this device cannot choose the cards any more. Every phone will show the same four words beside its seat: one that shows others sits in another game.',
      }}
    />
    <SealOf record={hosted.state} large />
    <div class="thumb">
      <Button class="button strong" onPress={() => void acts.note(stepping('seats'))}>
        Everybody has heard them
      </Button>
    </div>
  </section>
);
