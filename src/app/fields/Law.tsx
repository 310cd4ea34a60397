/**
 * The rules that a table cites, by number, and the sheet that shows one without leaving the table. The texts come once,
 * from a small file that is kept offline; a game without a Law links to its rules.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { href } from '../links';

/** As /rules/<game>/law.json has it: by id, and by each id that a rule had before. */
export type LawFile = Readonly<Record<string, { readonly number: string; readonly html: string }>>;

interface KnownLaw {
  readonly game: string;
  readonly rules: LawFile;
}

const Law = createContext<KnownLaw>({ game: '', rules: {} });

/** A link to a rule: "Rule 3.4". Beside no table it has to be told the game, and knows no number. */
export const RuleLink = ({ rule, game }: { rule: string | undefined; game?: string }) => {
  const law = useContext(Law);
  if (rule === undefined) return null;
  const number = law.rules[rule]?.number;
  return (
    <>
      {' '}
      <a class="rule-link" href={`${href('rules', game ?? law.game)}#${rule}`}>
        {number === undefined ? 'The rule' : `Rule ${number}`}
      </a>
    </>
  );
};

/** Everything within may cite a rule. A link on the page to one opens it in place, at the foot of a phone. */
export const WithLaw = ({ game, children }: { game: string; children: ComponentChildren }) => {
  const [rules, setRules] = useState<LawFile>({});
  const [shown, setShown] = useState<string>();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    fetch(href('rules', game, 'law.json'))
      .then((answer) => answer.json())
      .then(setRules, () => {});
  }, [game]);
  useEffect(() => {
    if (shown !== undefined && !sheet.current?.open) sheet.current?.showModal();
  }, [shown]);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const [page, anchor = ''] = link?.getAttribute('href')?.split('#') ?? [];
      const isRule = page === href('rules', game) && Object.hasOwn(rules, anchor);
      // The sheet's own link leads to the page.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && link?.className !== 'whole';
      if (!isRule || !isPlain) return;
      event.preventDefault();
      setShown(anchor);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [game, rules]);
  const rule = shown === undefined ? undefined : rules[shown];
  return (
    <>
      <Law.Provider value={{ game, rules }}>{children}</Law.Provider>
      <dialog class="law-sheet" aria-label="Rule" ref={sheet} onClose={() => setShown(undefined)}>
        {rule && (
          <>
            <h2>Rule {rule.number}</h2>
            <div dangerouslySetInnerHTML={{ __html: rule.html }} />
            <p class="actions">
              <button class="button strong" type="button" autofocus onClick={() => sheet.current?.close()}>
                Close
              </button>{' '}
              <a class="whole" href={`${href('rules', game)}#${shown}`}>
                All the rules
              </a>
            </p>
          </>
        )}
      </dialog>
    </>
  );
};
