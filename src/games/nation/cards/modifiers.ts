/** 35 modifiers on 50 cards. What they do is data, and the sentence on the card is written from it (effect-text.ts). */

import * as m from '#messages/nation-rules';
import type { Effect } from '../rules/effects';
import type { Modifier, ModifierCard } from '.';
import { PHASES, type Phase } from './vocabulary';

type Line = readonly [copies: number, id: string, name: string, icon: string, ...effects: Effect[]];

/** Besides what a card is for. */
const DRAW_ONE: Effect = { do: 'draw', deck: 'assassin', count: 1 };

const LINES: Readonly<Record<Phase, readonly Line[]>> = {
  intel: [
    [2, 'back-channel', m.backChannel, 'walkie-talkie', { do: 'draw', deck: 'assassin', count: 2 }],
    [2, 'broker', m.broker, 'shaking-hands', { do: 'search', deck: 'contract', look: 4 }],
    [1, 'dead-drop', m.deadDrop, 'trash-can', { do: 'salvage', deck: 'assassin' }],
    [2, 'advance-payment', m.advancePayment, 'money-stack', { do: 'cash', cash: 2 }],
    [2, 'light-fingers', m.lightFingers, 'snatch', { do: 'steal-cash', cash: 2 }],
    [1, 'wiretap', m.wiretap, 'rotary-phone', { do: 'look', at: 'hand' }, DRAW_ONE],
    [1, 'leaked-dossier', m.leakedDossier, 'files', { do: 'look', at: 'hit-list' }, DRAW_ONE],
    [2, 'bounty-notice', m.bountyNotice, 'wanted-reward', { do: 'bounty', cash: 2 }],
    [1, 'wrong-suitcase', m.wrongSuitcase, 'suitcase', { do: 'swap-card', deck: 'assassin' }],
    [1, 'break-in', m.breakIn, 'lock-picking', { do: 'steal-card', deck: 'assassin' }],
    [1, 'customs-check', m.customsCheck, 'passport', { do: 'discard-card', deck: 'assassin' }],
    [1, 'creative-accounting', m.creativeAccounting, 'black-book', { do: 'settle', debt: 3 }],
    [1, 'scapegoat', m.scapegoat, 'goat', { do: 'settle', debt: 1 }, { do: 'frame', debt: 1 }],
    [1, 'inside-job', m.insideJob, 'skeleton-key', { do: 'skim', cash: 2 }],
    [1, 'nights-off', m.nightOff, 'night-sleep', { do: 'tile-msr', change: 1 }],
  ],
  assassination: [
    [4, 'stealth', m.stealth, 'ninja-mask', { do: 'msr', who: 'self', change: 1 }],
    [2, 'early-train', m.earlyTrain, 'alarm-clock', { do: 'time', who: 'self', minutes: -180 }],
    [
      1,
      'long-stakeout',
      m.longStakeout,
      'binoculars',
      { do: 'msr', who: 'self', change: 2 },
      { do: 'time', who: 'self', minutes: 240 },
    ],
    [2, 'silencer', m.silencer, 'silenced', { do: 'attribute', attribute: 'silent' }],
    [1, 'brass-band', m.brassBand, 'trumpet', { do: 'attribute', attribute: 'loud' }],
    [2, 'friendly-coroner', m.friendlyCoroner, 'stabbed-note', { do: 'attribute', attribute: 'accident' }],
    [2, 'steady-hand', m.steadyHand, 'rolling-dices', { do: 'two-dice' }],
    [1, 'clean-papers', m.cleanPapers, 'id-card', { do: 'no-debt' }],
    [1, 'hard-bargain', m.hardBargain, 'take-my-money', { do: 'fee', cash: 2 }],
    [1, 'insured', m.insured, 'umbrella', { do: 'insurance', cash: 2 }],
    [1, 'getaway-car', m.getawayCar, 'city-car', { do: 'recover' }],
  ],
  reveal: [
    [2, 'backup-plan', m.backupPlan, 'return-arrow', { do: 'second-attempt' }],
    [2, 'anonymous-call', m.anonymousCall, 'smartphone', { do: 'msr', who: 'rival', change: -1 }],
    [1, 'crossfire', m.crossfire, 'bullet-impacts', { do: 'msr', who: 'rivals-here', change: -1 }],
    [2, 'roadblock', m.roadblock, 'traffic-cone', { do: 'time', who: 'rival', minutes: 180 }],
    [1, 'bodyguards', m.bodyguards, 'kevlar-vest', { do: 'tile-msr', change: -1 }],
    [1, 'misfire', m.misfire, 'drop-weapon', { do: 'disarm' }],
    [1, 'double-agent', m.doubleAgent, 'spy', { do: 'cancel' }],
    [1, 'change-of-plan', m.changeOfPlan, 'misdirection', { do: 'retarget' }],
    [1, 'cold-feet', m.coldFeet, 'exit-door', { do: 'withdraw' }],
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
