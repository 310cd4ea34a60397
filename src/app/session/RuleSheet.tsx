/** One rule, opened over the page by any link to it: in the middle of a desktop, at the foot of a phone. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { href } from '../links';

/** As /rules/<game>/law.json has it: by id, and by each id that a rule had before. */
export type LawFile = Readonly<Record<string, { readonly number: string; readonly html: string }>>;

export const RuleSheet = ({ game, rules }: { game: string; rules: LawFile }) => {
  const [shown, setShown] = useState<string>();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    if (!sheet.current?.open) sheet.current?.showModal();
    // A rule has led to another: the link that was pressed is gone.
    else sheet.current.querySelector('h2')?.focus();
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
    <dialog class="law-sheet" aria-label={m.ruleTitle} ref={sheet} onClose={() => setShown(undefined)}>
      {rule && (
        <>
          <h2 tabIndex={-1}>{m.rule({ number: rule.number })}</h2>
          <div dangerouslySetInnerHTML={{ __html: rule.html }} />
          <p class="actions">
            <button class="button strong" type="button" autofocus onClick={() => sheet.current?.close()}>
              {m.close}
            </button>{' '}
            <a class="whole" href={`${href('rules', game)}#${shown}`}>
              {m.allRules}
            </a>
          </p>
        </>
      )}
    </dialog>
  );
};
