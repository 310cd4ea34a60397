/** Step 3: the table says words of its own, and nobody could know them before. With them the cards are dealt. */
import { useState } from 'preact/hooks';
import { parseTableWords } from '../../../../deal/v1/sealed';
import { Button } from '../../../fields/Button';
import { TextField } from '../../../fields/TextField';
import { Question } from '../../../session/Question';
import { SealOf } from '../../FourWords';
import { Sure } from '../Sure';
import { stepping, withoutLink } from '../session';
import { type StageProps, useHead } from '../useHost';
import { namesOf, whereOf } from '../words';

interface TooEarlyProps extends Pick<StageProps, 'hosted' | 'acts'> {
  waiting: readonly number[];
  onGo: () => void;
}

/** The links come before the words, or they could be of a deal that was made to suit the words. */
const TooEarly = ({ hosted, waiting, acts, onGo }: TooEarlyProps) => {
  const names = namesOf(hosted, waiting);
  const [has, them] = waiting.length === 1 ? ['has', names] : ['have', 'them'];
  return (
    <section class="stage">
      <Question
        moment={{
          where: ['Step 3 of 4'],
          title: 'First the seats',
          sentence: `${names} ${has} no link yet. A link that comes after the words could be one of another deal, so hand it out before anybody speaks.`,
        }}
      />
      <div class="thumb">
        <Button class="button strong" onPress={() => void acts.note(stepping('seats'))}>
          Back to the seats
        </Button>
      </div>
      <Sure ask={`Go on without ${them}`} yes="Go on" kind="quiet" onYes={onGo}>
        Then {names} cannot tell whether the host chose the link after hearing the words.
      </Sure>
    </section>
  );
};

export const Words = ({ info, game, hosted, refusal, acts }: StageProps) => {
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string>();
  const words = parseTableWords(typed);
  const waiting = withoutLink(hosted);
  const [allTheSame, setAllTheSame] = useState(false);
  const isEarly = waiting.length > 0 && !allTheSame;
  const root = useHead<HTMLElement>(String(isEarly));

  if (isEarly) {
    return <TooEarly hosted={hosted} waiting={waiting} acts={acts} onGo={() => setAllTheSame(true)} />;
  }

  const deal = (text: string) => acts.act({ kind: 'words', words: text });
  const submit = (event: Event) => {
    event.preventDefault();
    if (!words.ok) return setMessage(words.error.message);
    if (words.value === '') {
      return setMessage('Nothing can be read from that: type a word or a number, or go on without.');
    }
    void deal(typed);
  };

  return (
    <section class="stage" ref={root}>
      <Question
        moment={{
          where: ['Step 3 of 4', ...whereOf(info.title, game, hosted)],
          title: 'Say words of your own',
          sentence:
            'Everyone says one aloud, or rolls a die. The cards come from your words and the seal together, so nobody alone has chosen them.',
        }}
      />
      <form class="say" onSubmit={submit} noValidate>
        <TextField
          id="words"
          label="What the table said"
          help="Any letters and numbers. Capitals, commas and spaces make no difference."
          value={typed}
          autocapitalize="none"
          spellcheck={false}
          message={message ?? refusal}
          onText={(text) => {
            setTyped(text);
            setMessage(undefined);
          }}
        >
          <p class="count" aria-live="polite">
            {words.ok && words.value !== '' && `Every phone will show: ${words.value}`}
          </p>
        </TextField>
        <div class="thumb">
          <button class="button strong" type="submit">
            Deal with these words
          </button>
        </div>
      </form>
      <Sure ask="Go on without words" yes="Deal without words" kind="quiet" onYes={() => void deal('')}>
        Without words of the table a dishonest host could have tried many seals and kept the one that dealt
        best. Every phone will say so in the end.
      </Sure>
      <p class="foot">
        <Button class="quiet" onPress={() => void acts.note(stepping('seats'))}>
          Back to the seats
        </Button>
      </p>
      <SealOf record={hosted.state} />
    </section>
  );
};
