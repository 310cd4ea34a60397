/** What the caller says. Two rounds have a script, and both run the same way: all down, some up, those down, all up. */
import type { FactTable } from '../game';
import { CLASSIC_NAMES, type RoleNames } from './roles';

interface ScriptLine {
  readonly say: string;
  readonly happens: string;
}

/** `caller` says who calls, and when. */
const round = (title: string, caller: string, call: ScriptLine, back: ScriptLine) => ({
  title,
  caller,
  lines: [
    { say: 'Heads down.', happens: 'All eyes are closed.' },
    call,
    back,
    { say: 'Everyone up.', happens: 'All eyes are open.' },
  ],
});

/** The script in the names of a table. In the first night only the player just lynched is dead, and calls. */
export const scriptFor = (names: RoleNames) => [
  round(
    `${names.mafia}-Identify`,
    'Any player, once, before the first lynching',
    { say: `${names.mafia} up.`, happens: `Every ${names.mafia} looks round for the others.` },
    { say: `${names.mafia} down.`, happens: 'They close their eyes again.' },
  ),
  round(
    'Assassination',
    'A dead player; the first time, the one just lynched',
    { say: `${names.assassin} up and kill.`, happens: `The ${names.assassin} points at somebody else.` },
    {
      say: `${names.assassin} down.`,
      happens: 'The caller remembers who it was, and names them when all are up.',
    },
  ),
];

export const scriptTable = (names: RoleNames = CLASSIC_NAMES): FactTable => ({
  caption: 'What the caller says',
  head: ['Round', 'Caller', 'What happens'],
  rows: scriptFor(names).flatMap(({ title, lines }) =>
    lines.map(({ say, happens }, k) => [k === 0 ? title : '', say, happens]),
  ),
  numeric: [],
});
