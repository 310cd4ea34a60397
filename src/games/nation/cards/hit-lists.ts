/**
 * 20 hit lists of six targets with their bonuses in $1,000. Every list has two
 * targets of each of the lower rows and one of each of the upper ones, and is worth the same (hit-lists.test.ts).
 */
import type { HitList } from '.';

const LINES: readonly string[] = [
  'drug-runner 1, informer 2, smuggler 3, police-chief 3, opera-star 4, dictator 6',
  'fugitive 1, card-sharp 2, columnist 2, police-chief 3, general 5, casino-king 6',
  'drug-runner 1, safecracker 2, smuggler 3, columnist 2, general 5, oil-baron 6',
  'getaway-driver 1, card-sharp 2, smuggler 2, police-chief 3, cult-leader 5, oil-baron 6',
  'drug-runner 1, getaway-driver 2, judge 2, loan-shark 3, cult-leader 5, oil-baron 6',
  'safecracker 2, informer 1, smuggler 2, judge 3, cult-leader 5, dictator 6',
  'safecracker 2, getaway-driver 1, columnist 2, loan-shark 3, chemist 5, oil-baron 6',
  'drug-runner 1, card-sharp 2, judge 2, police-chief 3, general 5, dictator 6',
  'safecracker 1, fugitive 2, columnist 2, judge 3, cult-leader 5, oil-baron 6',
  'drug-runner 1, fugitive 2, smuggler 2, loan-shark 3, general 5, dictator 6',
  'safecracker 1, fugitive 2, judge 3, police-chief 3, chemist 4, casino-king 6',
  'drug-runner 1, informer 2, police-chief 3, loan-shark 3, chemist 4, oil-baron 6',
  'safecracker 2, informer 1, smuggler 3, columnist 2, opera-star 5, casino-king 6',
  'safecracker 1, card-sharp 2, police-chief 3, loan-shark 2, cult-leader 5, casino-king 6',
  'informer 1, getaway-driver 2, columnist 2, police-chief 4, opera-star 4, oil-baron 6',
  'drug-runner 1, getaway-driver 2, columnist 2, judge 3, chemist 5, dictator 6',
  'informer 1, fugitive 2, judge 2, loan-shark 3, general 5, casino-king 6',
  'fugitive 1, card-sharp 2, smuggler 3, loan-shark 3, opera-star 4, casino-king 6',
  'fugitive 2, getaway-driver 1, judge 3, loan-shark 3, opera-star 4, dictator 6',
  'getaway-driver 1, card-sharp 2, smuggler 3, columnist 2, chemist 5, casino-king 6',
];

/** Their order is frozen: deals count by it. */
export const HIT_LISTS: readonly HitList[] = LINES.map((line, k) => ({
  id: `hit-list-${k + 1}`,
  targets: line.split(', ').map((entry) => {
    const [target, bonus] = entry.split(' ') as [string, string];
    return { target, bonus: Number(bonus) };
  }),
}));
