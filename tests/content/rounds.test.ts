/** A round is told as the game's table plays it, in each language. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleLog, TELLING, withLog } from '../../scripts/rounds';
import { textFolder } from '../../src/files/read-rules';
import { GAMES } from '../../src/games';

const PLAYED = GAMES.filter(({ id }) => existsSync(`src/games/${id}/table`));

test.each(PLAYED)('$id tells the moves that its table makes of the saved example', async ({ id }) => {
  const sentences = [...((await exampleLog(id)) ?? expect.fail(`content/${id}/round.json is missing`))];
  for (const name of TELLING) {
    const text = readFileSync(`${textFolder(id)}/${name}`, 'utf8');
    expect(text).toBe(withLog(text, sentences));
  }
  expect(sentences).toEqual([]);
});
