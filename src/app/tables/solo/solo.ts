/** A table where one person plays and programs play the others: who is who, and how such a setup is read. */

import { object, optional, picklist, string } from 'valibot';
import * as m from '#messages/tables';
import { itemAt } from '../../../base/lists';
import { err, ok, type Result } from '../../../base/result';
import { BOT_IDS } from '../../../games/bots';
import type { CommonSetup } from '../game';

/** One person plays, and programs of one kind play the others. A form leaves the name open. */
export const SOLO = optional(object({ name: string(), bots: picklist(BOT_IDS) }));

/** What is wrong with a record that does not say so. */
export const WRONG_SOLO = m.soloMissing;

/** Whether a program plays this seat. */
export const isHouse = ({ names, solo }: Pick<CommonSetup, 'names' | 'solo'>, seat: number): boolean =>
  solo !== undefined && names[seat] !== solo.name;

/** The seat of the person who is alone; -1 where nobody is. */
export const ownSeat = ({ names, solo }: Pick<CommonSetup, 'names' | 'solo'>): number =>
  solo ? names.indexOf(solo.name) : -1;

/** The person who is alone is the first of the names; where there are fewer than `least`, guests sit down too. */
export const withGuests = <Setup extends Pick<CommonSetup, 'names' | 'solo'>>(
  setup: Setup,
  least: number,
  [person = '', ...guests]: readonly string[],
): Setup => {
  const [first = person, ...others] = setup.names;
  if (setup.solo?.name !== '' || others.length >= least - 1) return setup;
  return { ...setup, names: [first, ...others, ...guests.slice(others.length)] };
};

/** A setup that has been checked, with the name of whoever is alone in it. */
export const checkSolo = <Setup extends CommonSetup>(setup: Setup): Result<Setup> => {
  const { names, solo } = setup;
  if (!solo) return ok(setup);
  const name = solo.name === '' ? itemAt(names, 0) : solo.name;
  return names.includes(name)
    ? ok({ ...setup, solo: { ...solo, name } })
    : err('solo-unknown', m.soloUnknown({ name }));
};
