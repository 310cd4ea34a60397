/** The options of a table, by the names that links and commands use. The first value of each is the ruling's default. */
import * as m from '#messages/mafia';
import { choiceOf, type Options } from '../../../deal/v1/options';
import { choice, flag, type OptionDef } from '../../options';
import { SET } from '../../set';
import { NAMES_SET, ROLE_NAMES, VARIABLE } from '../roles';

/** Of the rules that a new table plays by. In the first, a mob voted until somebody was lynched. */
export const RULES_EDITION = 2 as const;

/** A majority of the `living` who may vote, or of the votes `cast`. */
export const MAJORITIES = ['living', 'cast'] as const;
export type Majority = (typeof MAJORITIES)[number];

/** How many have to agree. `plurality` is one open ballot, without accusations. */
export const THRESHOLDS = ['half', 'two-thirds', 'three-quarters', 'all', 'plurality'] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** Who calls the first assassination. Only one is dead then: tables of the first edition asked all the same. */
export const CALLERS = ['lynched', 'anyone'] as const;
export type FirstCaller = (typeof CALLERS)[number];

/** The rules of one table, read. */
export interface TableRules {
  readonly majority: Majority;
  readonly threshold: Threshold;
  /** The mob may vote to go home. */
  readonly pass: boolean;
  /** The Assassin may spare everyone. */
  readonly spare: boolean;
  readonly firstCaller: FirstCaller;
  /** No one is accused twice a day, and a day ends when everyone was accused in vain. Not in the first edition. */
  readonly deadlock?: boolean;
}

export const THRESHOLD = choice<Threshold>('threshold', m.threshold, m.thresholdHelp, 'threshold', {
  half: m.thresholdHalf,
  'two-thirds': m.thresholdTwoThirds,
  'three-quarters': m.thresholdThreeQuarters,
  all: m.thresholdAll,
  plurality: m.thresholdPlurality,
});

export const MAJORITY = choice<Majority>('majority', m.majority, m.majorityHelp, 'majority', {
  living: m.majorityLiving,
  cast: m.majorityCast,
});

export const PASS = flag('pass', m.pass, m.passHelp, 'go-home');

export const SPARE = flag('spare', m.spare, m.spareHelp, 'must-kill');

export const ENDLESS = flag('endless', m.endless, m.endlessHelp, 'deadlock');

/** No longer offered, but still read from tables and links of the first edition. */
export const FIRST_CALLER = choice<FirstCaller>('caller', m.firstCaller, m.firstCallerHelp, 'night-caller', {
  lynched: m.firstCallerLynched,
  anyone: m.firstCallerAnyone,
});

/** What a simulation can be asked for. */
export const RULE_OPTIONS: readonly OptionDef[] = [VARIABLE, THRESHOLD, MAJORITY, PASS, ENDLESS, SPARE];

/** What a table can be asked for. */
export const MAFIA_TABLE_OPTIONS: readonly OptionDef[] = [...RULE_OPTIONS, NAMES_SET, ROLE_NAMES, SET];

/** What a table of the first edition was asked for. */
export const FIRST_EDITION_OPTIONS: readonly OptionDef[] = [
  ...[VARIABLE, THRESHOLD, MAJORITY, PASS, SPARE, FIRST_CALLER],
  ...[NAMES_SET, ROLE_NAMES],
];

/** Options that `readOptions` has checked, with the defaults filled in. */
export const tableRules = (checked: Options = {}): TableRules => ({
  majority: choiceOf(MAJORITIES, checked.majority),
  threshold: choiceOf(THRESHOLDS, checked.threshold),
  pass: checked.pass === true,
  spare: checked.spare === true,
  deadlock: checked.endless !== true,
  firstCaller: choiceOf(CALLERS, checked.caller),
});

/** The rules of a table of the first edition. */
export const firstEditionRules = (checked: Options): TableRules => {
  const { deadlock: _, ...rules } = tableRules(checked);
  return rules;
};
