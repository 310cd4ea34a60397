/** 35 modifiers on 50 cards. What they do is data, and the sentence on the card is written from it (effect-text.ts). */

import type { Effect } from '../rules/effects';
import type { Modifier, ModifierCard } from '.';
import { PHASES, type Phase } from './vocabulary';

type Line = readonly [copies: number, id: string, name: string, icon: string, ...effects: Effect[]];

const LINES: Readonly<Record<Phase, readonly Line[]>> = {
  intel: [
    [2, 'back-channel', 'Back Channel', 'walkie-talkie', { do: 'draw', deck: 'assassin', count: 2 }],
    [2, 'broker', 'The Broker', 'shaking-hands', { do: 'search', deck: 'contract', look: 4 }],
    [1, 'dead-drop', 'Dead Drop', 'trash-can', { do: 'salvage', deck: 'assassin' }],
    [2, 'advance-payment', 'Advance Payment', 'money-stack', { do: 'cash', cash: 2 }],
    [2, 'light-fingers', 'Light Fingers', 'snatch', { do: 'steal-cash', cash: 2 }],
    [
      1,
      'wiretap',
      'Wiretap',
      'rotary-phone',
      { do: 'look', at: 'hand' },
      { do: 'draw', deck: 'assassin', count: 1 },
    ],
    [
      1,
      'leaked-dossier',
      'Leaked Dossier',
      'files',
      { do: 'look', at: 'hit-list' },
      { do: 'draw', deck: 'assassin', count: 1 },
    ],
    [2, 'bounty-notice', 'Bounty Notice', 'wanted-reward', { do: 'bounty', cash: 2 }],
    [1, 'wrong-suitcase', 'Wrong Suitcase', 'suitcase', { do: 'swap-card', deck: 'assassin' }],
    [1, 'break-in', 'Break-In', 'lock-picking', { do: 'steal-card', deck: 'assassin' }],
    [1, 'customs-check', 'Customs Check', 'passport', { do: 'discard-card', deck: 'assassin' }],
    [1, 'creative-accounting', 'Creative Accounting', 'black-book', { do: 'settle', debt: 3 }],
    [1, 'scapegoat', 'Scapegoat', 'goat', { do: 'settle', debt: 1 }, { do: 'frame', debt: 1 }],
    [1, 'inside-job', 'Inside Job', 'skeleton-key', { do: 'skim', cash: 2 }],
    [1, 'nights-off', 'Night Off for the Guards', 'night-sleep', { do: 'tile-msr', change: 1 }],
  ],
  assassination: [
    [4, 'stealth', 'Stealth', 'ninja-mask', { do: 'msr', who: 'self', change: 1 }],
    [2, 'early-train', 'Early Train', 'alarm-clock', { do: 'time', who: 'self', minutes: -180 }],
    [
      1,
      'long-stakeout',
      'Long Stakeout',
      'binoculars',
      { do: 'msr', who: 'self', change: 2 },
      { do: 'time', who: 'self', minutes: 240 },
    ],
    [2, 'silencer', 'Silencer', 'silenced', { do: 'attribute', attribute: 'silent' }],
    [1, 'brass-band', 'Brass Band', 'trumpet', { do: 'attribute', attribute: 'loud' }],
    [2, 'friendly-coroner', 'Friendly Coroner', 'stabbed-note', { do: 'attribute', attribute: 'accident' }],
    [2, 'steady-hand', 'Steady Hand', 'rolling-dices', { do: 'two-dice' }],
    [1, 'clean-papers', 'Clean Papers', 'id-card', { do: 'no-debt' }],
    [1, 'hard-bargain', 'Hard Bargain', 'take-my-money', { do: 'fee', cash: 2 }],
    [1, 'insured', 'Insured', 'umbrella', { do: 'insurance', cash: 2 }],
    [1, 'getaway-car', 'Getaway Car', 'city-car', { do: 'recover' }],
  ],
  reveal: [
    [2, 'backup-plan', 'Backup Plan', 'return-arrow', { do: 'second-attempt' }],
    [2, 'anonymous-call', 'Anonymous Call', 'smartphone', { do: 'msr', who: 'rival', change: -1 }],
    [1, 'crossfire', 'Crossfire', 'bullet-impacts', { do: 'msr', who: 'rivals-here', change: -1 }],
    [2, 'roadblock', 'Roadblock', 'traffic-cone', { do: 'time', who: 'rival', minutes: 180 }],
    [1, 'bodyguards', 'Bodyguards', 'kevlar-vest', { do: 'tile-msr', change: -1 }],
    [1, 'misfire', 'Misfire', 'drop-weapon', { do: 'disarm' }],
    [1, 'double-agent', 'Double Agent', 'spy', { do: 'cancel' }],
    [1, 'change-of-plan', 'Change of Plan', 'misdirection', { do: 'retarget' }],
    [1, 'cold-feet', 'Cold Feet', 'exit-door', { do: 'withdraw' }],
  ],
};

const ALL = PHASES.flatMap((phase) => LINES[phase].map((line) => [phase, line] as const));

export const MODIFIERS: readonly Modifier[] = ALL.map(([phase, [, id, name, icon, ...effects]]) => ({
  id,
  name,
  phase,
  effects,
  icon,
}));

/** Their order is frozen: a shuffled deck is a list of places in it. */
export const MODIFIER_CARDS: readonly ModifierCard[] = ALL.flatMap(([, [copies, id]]) =>
  Array.from({ length: copies }, (_, k) => ({ id: `${id}-${k + 1}`, modifier: id })),
);
