/** Sets of cards: whose they can be, what is in one, and the games with its cards. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/sets';
import { err, mapOk, ok, type Result } from '../../base/result';
import { KITS, SOURCES } from '../../games';
import type { BoundSet, SetGame, SetRow } from '../../games/set';
import type { UsedSet } from '../pieces';
import type { BookletSet } from './chapter';
import { parseSet, SET_VERSION, withOurs, writeSet } from './parse';
import { type PictureHead, readPicture } from './pictures';
import { readZip, type SetFiles, writeZip } from './zip';

/** The games that play with cards of one’s own. */
export const SET_GAMES = SOURCES.filter(({ kits }) =>
  kits.some(({ options }) => options.some(({ field }) => field === 'set')),
).map(({ id }) => id);

export const loadSetGame = async (id: string): Promise<Result<SetGame>> => {
  if (!SET_GAMES.includes(id))
    return err(
      'set-game',
      (id === '' ? m.gameMissing : m.gameWithoutCards)({ id, games: SET_GAMES.join(', ') }),
    );
  const { set } = (await import(`../../games/${id}/set.ts`)) as { readonly set: SetGame };
  return ok(set);
};

export interface OwnSet {
  readonly game: string;
  /** What people call it; "" for nothing. */
  readonly theme: string;
  readonly rows: readonly SetRow[];
  /** What of them was given, the other cells empty: its table in its zip, and for its code. */
  readonly given: readonly SetRow[];
  /** The files as they were given, those alone that a row names. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** 20 hex digits that no other set has: what links call it. */
  readonly code: string;
}

/** A set, and all that is wrong with it, a sentence each: what is wrong is as in the game. */
export interface OpenedSet {
  readonly set: OwnSet;
  /** How many rows are not as in the game. */
  readonly changed: number;
  readonly problems: readonly string[];
}

const codeOf = ({
  game,
  theme,
  given,
  pictures,
}: Pick<OwnSet, 'game' | 'theme' | 'given' | 'pictures'>): string => {
  const files = [...pictures].map(([name, bytes]) => [name, bytesToHex(sha256(bytes))]).toSorted();
  const text = JSON.stringify([SET_VERSION, game, theme, writeSet(given), files]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20);
};

/** The set under another theme, and so under another code. */
export const withTheme = (set: Omit<OwnSet, 'code'>, theme: string): OwnSet => ({
  ...set,
  theme,
  code: codeOf({ ...set, theme }),
});

/** Reads the files of a set. `game` is whose it is, where its head does not say it. */
export const openSet = async (
  files: SetFiles,
  game = files.game ?? '',
  isZipped = false,
): Promise<Result<OpenedSet>> => {
  if (files.game !== undefined && files.game !== game)
    return err('set-game', m.otherGame({ game: files.game, asked: game }));
  const known = await loadSetGame(game);
  if (!known.ok) return known;
  const wrong: string[] = [];
  const good = new Map<string, Uint8Array>();
  for (const [name, bytes] of files.pictures) {
    const head = readPicture(bytes, name);
    if (head.ok) good.set(name, bytes);
    else wrong.push(head.error.message);
  }
  // A picture that is refused is told once, and not again for each cell that names it.
  const read = parseSet(known.value, files.table, [...files.pictures.keys()], isZipped);
  return mapOk(read, ({ problems, ...cells }): OpenedSet => {
    const given = cells.given.map((row) => {
      const { picture } = row.cells;
      return picture && !good.has(picture) ? { ...row, cells: { ...row.cells, picture: '' } } : row;
    });
    const rows = withOurs(known.value, given);
    const named = new Set(given.map(({ cells }) => cells.picture));
    const pictures = new Map([...good].filter(([name]) => named.has(name)));
    const set = withTheme({ game, theme: '', rows, given, pictures }, files.theme ?? '');
    const changed = rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(known.value.rows[at]));
    return { set, changed: changed.length, problems: [...wrong, ...problems] };
  });
};

/** Reads the zip of a set; what is left out of it is among the problems. */
export const openZip = async (bytes: Uint8Array, game?: string): Promise<Result<OpenedSet>> => {
  const zip = readZip(bytes);
  if (!zip.ok) return zip;
  const opened = await openSet(zip.value.files, game, true);
  return mapOk(opened, (read) => ({ ...read, problems: [...zip.value.problems, ...read.problems] }));
};

export const zipSet = ({ game, theme, given, pictures }: OwnSet): Uint8Array =>
  writeZip({ game, theme, table: writeSet(given), pictures });

/** Paints a picture into a square: a JPEG of `OWN_PICTURE_DOTS` a side, as a data URL. */
export type PaintPicture = (bytes: Uint8Array, head: PictureHead) => Promise<string>;

/** The pictures of a set, painted; a sentence for each that cannot be. */
export const paintPictures = async ({ pictures }: OwnSet, paint: PaintPicture) => {
  const painted = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, bytes] of pictures) {
    const head = readPicture(bytes);
    const data = head.ok ? await paint(bytes, head.value).catch(() => undefined) : undefined;
    if (data === undefined) problems.push(m.pictureDamaged({ name }));
    else painted.set(name, data);
  }
  return { painted, problems };
};

/** The game with the cards of a set. A picture that could not be painted is the game's own. */
export const bindSet = async (
  { game, rows, code }: Pick<OwnSet, 'game' | 'rows' | 'code'>,
  painted: ReadonlyMap<string, string>,
): Promise<Result<BoundSet>> =>
  mapOk(await loadSetGame(game), ({ bind }) =>
    bind(
      rows.map((row) =>
        row.cells.picture
          ? { ...row, cells: { ...row.cells, picture: painted.get(row.cells.picture) ?? '' } }
          : row,
      ),
      code,
    ),
  );

/** "Madrid", or its code. */
export const setLabel = ({ theme, code }: Pick<OwnSet, 'theme' | 'code'>): string =>
  theme === '' ? m.setUnnamed({ code: code.slice(0, 6) }) : theme;

/** The cards of a set for the booklet of its game. */
export const bookletSet = async ({
  game,
  rows,
  ...set
}: Omit<OwnSet, 'given' | 'pictures'>): Promise<Result<BookletSet>> =>
  mapOk(await loadSetGame(game), (known) => ({ game: known, rows, name: setLabel(set) }));

/** The set as what draws takes it. */
export const usedSetOf = ({ kits, code }: BoundSet, theme: string): UsedSet => ({
  kits: KITS.map(({ source, kit }) => ({ source, kit: kits.find(({ id }) => id === kit.id) ?? kit })),
  label: setLabel({ theme, code }),
  misfits: new Map(),
});
