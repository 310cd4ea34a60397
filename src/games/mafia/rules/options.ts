/** The options of a table, by the names that links and commands use. The first value of each is the ruling's default. */
import * as m from '#messages/mafia';
import { choiceOf, type Options } from '../../../deal/v1/options';
import type { OptionDef } from '../../game';
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

export const THRESHOLD: OptionDef = {
  name: 'threshold',
  label: m.threshold,
  help: m.thresholdHelp,
  kind: 'choice',
  choices: [
    { value: 'half', label: m.thresholdHalf },
    { value: 'two-thirds', label: m.thresholdTwoThirds },
    { value: 'three-quarters', label: m.thresholdThreeQuarters },
    { value: 'all', label: m.thresholdAll },
    { value: 'plurality', label: m.thresholdPlurality },
  ] satisfies { value: Threshold; label: string }[],
  ruling: 'threshold',
};

export const MAJORITY: OptionDef = {
  name: 'majority',
  label: m.majority,
  help: m.majorityHelp,
  kind: 'choice',
  choices: [
    { value: 'living', label: m.majorityLiving },
    { value: 'cast', label: m.majorityCast },
  ] satisfies { value: Majority; label: string }[],
  ruling: 'majority',
};

export const PASS: OptionDef = {
  name: 'pass',
  label: m.pass,
  help: m.passHelp,
  kind: 'flag',
  ruling: 'go-home',
};

export const SPARE: OptionDef = {
  name: 'spare',
  label: m.spare,
  help: m.spareHelp,
  kind: 'flag',
  ruling: 'must-kill',
};

export const ENDLESS: OptionDef = {
  name: 'endless',
  label: m.endless,
  help: m.endlessHelp,
  kind: 'flag',
  ruling: 'deadlock',
};

/** No longer offered, but still read from tables and links of the first edition. */
export const FIRST_CALLER: OptionDef = {
  name: 'caller',
  label: m.firstCaller,
  help: m.firstCallerHelp,
  kind: 'choice',
  choices: [
    { value: 'lynched', label: m.firstCallerLynched },
    { value: 'anyone', label: m.firstCallerAnyone },
  ] satisfies { value: FirstCaller; label: string }[],
  ruling: 'night-caller',
};

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
