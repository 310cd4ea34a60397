/** Who is not dealt whom: a part of a form, for games that deal people to people. It comes after the page. */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { itemAt } from '../../base/lists';
import { alikeKey, MAX_NAMES } from '../../base/names';
import type { Options } from '../../deal/v1/options';
import { specFor } from '../../deal/v1/spec';
import { type NamedWish, wishSentence } from '../../deal/v1/wishes';
import type { Foresight } from '../../games/game';
import { SeatButtons } from '../deal/Deaths';
import { loadDealing } from '../load-game';
import { useLoaded } from '../session/reads';
import { Button, useNextFocus } from './Button';
import { Tick } from './Choice';
import { namesIn } from './NamesField';
import { Warned } from './Wrong';
import { isWaiting, wishesByName, wishesBySeat } from './wishes';

interface Props {
  game: string;
  /** As it was typed. */
  names: string;
  options: Options;
  onOptions: (options: Options) => void;
  /** Told why it is not dealt yet: everyone can work out cards, and nobody has said that they know. */
  onUnsaid: (message: string | undefined) => void;
}

/** The wishes by name, kept while names come and go; the form has them by seat. */
const useWishes = ({ options, onOptions }: Props, names: readonly string[]) => {
  const there = String(options.wishes ?? '');
  const [wishes, setWishes] = useState(() => wishesByName(there, names));
  const [before, setBefore] = useState<readonly (readonly NamedWish[])[]>([]);
  const sent = useRef(there);
  const text = wishesBySeat(wishes, names);
  useLayoutEffect(() => {
    if (there !== sent.current) {
      // Another deal was opened.
      sent.current = there;
      setBefore([]);
      return setWishes(wishesByName(there, names));
    }
    if (text === there) return;
    sent.current = text;
    const { wishes: _, ...others } = options;
    onOptions(text === '' ? others : { ...others, wishes: text });
  }, [there, text]);
  // The button that was pressed is gone: by key, the focus goes to how many wishes there are.
  const { root, next } = useNextFocus<HTMLDetailsElement>([wishes]);
  const turn = (to: readonly NamedWish[], history: typeof before, byKey: boolean) => {
    next.current = byKey ? 'summary' : undefined;
    setBefore(history);
    setWishes(to);
  };
  const last = before.at(-1);
  return {
    root,
    wishes,
    change: (to: readonly NamedWish[], byKey: boolean) => turn(to, [...before, wishes], byKey),
    undo: last && ((byKey: boolean) => turn(last, before.slice(0, -1), byKey)),
  };
};

/** What the wishes leave, once the game is there. */
const useForesight = (
  { game, options }: Props,
  names: readonly string[],
): { readonly foresight?: Foresight | undefined; readonly wrong?: string } => {
  const loaded = useLoaded(() => loadDealing(game), [game]);
  return useMemo(() => {
    if (!loaded?.ok || !options.wishes) return {};
    const { dealing } = loaded.value;
    const spec = dealing.check(specFor(game, dealing.options, { names, options }));
    if (spec.ok) return { foresight: dealing.foresee?.(spec.value) };
    return spec.error.code === 'option-wishes' ? { wrong: spec.error.message } : {};
  }, [loaded, names, options]);
};

interface AddProps extends Pick<Props, 'game'>, ReturnType<typeof useWishes> {
  names: readonly string[];
  /** Told what came of asking for the last deal; "" where there is nothing to say. */
  onNote: (note: string) => void;
}

/** Who is chosen, and what can be wished for them. */
const AddWishes = (props: AddProps) => {
  const { game, names, undo, onNote } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The last deal comes later than it is asked for: others may have been added since, and people come or gone.
  const latest = useRef(props);
  latest.current = props;
  const add = (more: readonly NamedWish[], byKey: boolean) => {
    const { wishes, change } = latest.current;
    const there = new Set(wishes.map(wishSentence));
    change([...wishes, ...more.filter((wish) => !there.has(wishSentence(wish)))], byKey);
    setChosen([]);
    onNote('');
  };
  const addLast = async () => {
    const dealing = await loadDealing(game);
    const last = await import('../deal/last-deal').catch(() => undefined);
    if (!dealing.ok || !last) return onNote(m.gameNotLoaded);
    const pairs = await last.lastPairs(dealing.value, Date.now());
    const here = (pairs ?? [])
      .map((two): NamedWish => ({ kind: 'not', names: two }))
      .filter((wish) => !isWaiting(wish, latest.current.names));
    if (here.length > 0) add(here, false);
    else onNote(pairs ? m.lastNobody : m.lastNone);
  };
  // Who was chosen and is gone since is not chosen.
  const seats = chosen.flatMap((name) => {
    const seat = names.findIndex((other) => alikeKey(other) === alikeKey(name));
    return seat < 0 ? [] : [seat];
  });
  const of = seats.map((seat) => itemAt(names, seat));
  const ways: readonly NamedWish[] = [
    ...(of.length > 1 ? [{ kind: 'apart', names: of } as const] : []),
    ...(of.length === 2 ? [of, of.toReversed()].map((two) => ({ kind: 'not', names: two }) as const) : []),
  ];
  return (
    <>
      <SeatButtons
        names={names}
        seats={[...names.keys()]}
        chosen={seats}
        onChoose={(next) => setChosen(next.map((seat) => itemAt(names, seat)))}
        about={m.wishesChosen}
      />
      <p class="help" role="status">
        {of.length === 0 ? m.wishesChosenNone : of.length === 1 ? m.wishesChosenOne : ''}
      </p>
      <div class="buttons">
        {ways.map((wish) => (
          <Button key={wishSentence(wish)} onPress={(byKey) => add([wish], byKey)}>
            {wishSentence(wish)}
          </Button>
        ))}
        <Button onPress={() => void addLast()}>{m.addLast}</Button>
        {undo && <Button onPress={undo}>{m.undo}</Button>}
      </div>
    </>
  );
};

export const WishesField = (props: Props) => {
  const { game, onUnsaid } = props;
  const names = useMemo(() => namesIn(props.names), [props.names]);
  const kept = useWishes(props, names);
  const { wishes, change } = kept;
  const { foresight, wrong } = useForesight(props, names);
  const [note, setNote] = useState('');
  const known = foresight?.known.join(' ') ?? '';
  const [agreed, setAgreed] = useState('');
  // What was opened for something to be read stays open, whatever becomes of that.
  const opened = useRef(false);
  opened.current ||= known !== '' || wrong !== undefined;
  useLayoutEffect(() => onUnsaid(known === agreed ? undefined : m.notAgreed({ known })), [known, agreed]);

  return (
    <details ref={kept.root} open={opened.current || undefined}>
      <summary>
        {m.wishesHead({
          about: m.wishesAbout,
          what: wishes.length === 0 ? m.wishesNone : m.wishCount({ count: wishes.length }),
          mute: (words) => <span class="mute">{words}</span>,
        })}
      </summary>
      <p class="help">{m.whoReads}</p>
      {wishes.length > 0 && (
        <ul class="kept-wishes">
          {wishes.map((wish) => (
            <li key={wishSentence(wish)}>
              <span>
                {wishSentence(wish)} {isWaiting(wish, names) && <span class="mute">({m.wishWaits})</span>}
              </span>
              <Button
                class="quiet"
                onPress={(byKey) =>
                  change(
                    wishes.filter((two) => two !== wish),
                    byKey,
                  )
                }
              >
                {m.wishRemove({ wish: wishSentence(wish), span: (words) => <span class="sr">{words}</span> })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {foresight && <p>{m.dealsLeft({ count: foresight.left })}</p>}
        {foresight?.known.map((sentence) => (
          <Warned key={sentence} word={m.note}>
            {sentence}
          </Warned>
        ))}
        {wrong && <Warned word={m.fix}>{wrong}</Warned>}
        {note && <p>{note}</p>}
      </div>
      {known !== '' && (
        <Tick checked={agreed === known} onTick={(isTicked) => setAgreed(isTicked ? known : '')}>
          {m.wishesAgree}
        </Tick>
      )}
      {names.length <= MAX_NAMES && <AddWishes {...kept} {...{ game, names }} onNote={setNote} />}
    </details>
  );
};
