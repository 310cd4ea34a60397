/**
 * The rules that a table cites, by number. Their texts come once, from a small file that is kept offline; a game without a
 * Law links to its rules.
 */

import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import * as m from '#messages/fields';
import { href } from '../links';
import type { LawFile } from './RuleSheet';
import { lazyPart, useLaw } from './reads';

const Sheet = lazyPart(async () => (await import('./RuleSheet')).RuleSheet);

const Law = createContext<{ readonly game: string; readonly rules: LawFile }>({ game: '', rules: {} });

/** A link to a rule, after a space: "Rule 3.4". */
export const RuleLink = ({ rule }: { rule: string | undefined }) => {
  const { game, rules } = useContext(Law);
  if (rule === undefined) return null;
  const number = rules[rule]?.number;
  return (
    <>
      {' '}
      <a class="rule-link" href={`${href('rules', game)}#${rule}`}>
        {number === undefined ? m.ruleUnnumbered : m.rule({ number })}
      </a>
    </>
  );
};

/** Everything within may cite a rule. A link on the page to one opens it in place. */
export const WithLaw = ({ game, children }: { game: string; children: ComponentChildren }) => {
  const rules = useLaw(game);
  return (
    <>
      <Law.Provider value={{ game, rules }}>{children}</Law.Provider>
      <Sheet game={game} rules={rules} />
    </>
  );
};
