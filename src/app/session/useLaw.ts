import { useEffect, useState } from 'preact/hooks';
import { href } from '../links';
import type { LawFile } from './RuleSheet';

/** The rules of a game with their numbers, from a small file that is kept offline; none before it has come. */
export const useLaw = (game: string): LawFile => {
  const [rules, setRules] = useState<LawFile>({});
  useEffect(() => {
    fetch(href('rules', game, 'law.json'))
      .then((answer) => answer.json())
      .then(setRules, () => {});
  }, [game]);
  return rules;
};
