import { expect, test } from 'vitest';
import { catalogOf } from './messages.sample';
import { inPlace, pageMessages } from './page-messages';

const catalog = catalogOf({
  open: 'Open “it”',
  turn: '{who} is {nth, number} of {what}',
  left: '{n, plural, other {# left}}',
});

test('a page has the words that it says, and of functions those that it calls', () => {
  const code = `import * as m from '#messages/room';
say(m.open, form.open, m.length, m.left({ n }));
say(<b title={m.turn({ who: m.turn({ who, nth: 1, what: 'c' }), nth: n + 1, what: of[0] })}>{m.open}</b>);
say(m.turn(given), m.turn({ ...given }));
`;
  expect(inPlace(code, catalog, 'Room.tsx').split('\n')).toEqual([
    "import { left as m_left } from 'messages/room/left'; import { number as $number } from '#messages/language'; import { turn as m_turn } from 'messages/room/turn';",
    'say("Open “it”", form.open, m.length, m_left({ n }));',
    `say(<b title={\`\${\`\${who} is \${$number(1)} of \${'c'}\`} is \${$number(n + 1)} of \${of[0]}\`}>{"Open “it”"}</b>);`,
    'say(m_turn(given), m_turn({ ...given }));',
    '',
  ]);
});

test('what lies among the messages and is none stays as it is', () => {
  const code = "import * as list from '#messages/editions';\nsay(list.open);\n";
  expect(inPlace(code, catalog, 'Room.tsx')).toBe(code);
});

test('types are read as the file has them', () => {
  const code =
    "import * as m from '#messages/room';\nconst same = <Value>(value: Value) => value;\nsay(m.open);\n";
  expect(inPlace(code, catalog, '/src/room.ts?v=1')).toContain('say("Open “it”")');
});

test('each function is a module', () => {
  const { load, resolveId } = pageMessages('en', catalog);
  const id = resolveId('messages/room/left') ?? '';
  expect(load(id)?.code).toMatch(/^import \{ number \} from ".*en.language.ts";\nexport const left = /);
  expect(load('other')).toBeUndefined();
  expect(() => load(`${id}s`)).toThrow('room.json has no message “lefts”.');
});
