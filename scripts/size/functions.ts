/** How long and how deep functions are, and how often types are asserted: what `npm run size` says of the insides of files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources';

/** The largest of something, and where it is: "src/games/mafia/table/MafiaTable.tsx: PlayView". */
export interface Largest {
  readonly size: number;
  readonly where: string;
}

const isTyped = ({ file }: Source): boolean => /\.tsx?$/.test(file);

export const treeOf = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

export const nodesOf = (tree: ts.SourceFile): readonly ts.Node[] => {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return all;
};

const nameOf = (node: ts.Node): string => {
  const [name] = [node, node.parent].flatMap(
    (one) => (one && ts.getNameOfDeclaration(one as ts.Declaration)) ?? [],
  );
  return name?.getText() ?? 'a function without a name';
};

/** The function with the most lines, its first and last one counted. */
export const longestFunction = (sources: readonly Source[]): Largest =>
  sources.filter(isTyped).reduce(
    (longest: Largest, source) => {
      const tree = treeOf(source);
      const lineAt = (place: number) => tree.getLineAndCharacterOfPosition(place).line;
      for (const node of nodesOf(tree)) {
        if (!ts.isFunctionLike(node) || !('body' in node)) continue;
        const size = lineAt(node.end) - lineAt(node.getStart()) + 1;
        if (size > longest.size) longest = { size, where: `${source.file}: ${nameOf(node)}` };
      }
      return longest;
    },
    { size: 0, where: '' },
  );

/** `x as Type`; `as const` asserts nothing. */
export const castsIn = (sources: readonly Source[]): number =>
  sources
    .filter(isTyped)
    .flatMap((source) => nodesOf(treeOf(source)))
    .filter((node) => ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)).length;

/** A script that starts it, on every system. */
const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');

const RULE = { level: 'error', options: { maxAllowedComplexity: 5 } };
const CONFIG = {
  linter: { rules: { preset: 'none', complexity: { noExcessiveCognitiveComplexity: RULE } } },
};

interface Diagnostic {
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** The function of the deepest cognitive complexity, as Biome counts it; of these sources, which lie below `root`. */
export const deepestFunction = (root: string, sources: readonly Source[]): Largest => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(CONFIG));
    const words = [
      'lint',
      `--config-path=${folder}`,
      '--reporter=json',
      '--max-diagnostics=none',
      'src',
      'scripts',
    ];
    // It ends with 1 where it has something to say.
    const { stdout, error } = spawnSync(process.execPath, [BIOME, ...words], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (error) throw error;
    return deepestIn(stdout, sources);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const deepestIn = (said: string, sources: readonly Source[]): Largest => {
  const known = new Set(sources.map(({ file }) => file));
  const { diagnostics } = JSON.parse(said) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.reduce(
    (deepest: Largest, { message, location: { path, start } }) => {
      const size = Number(/complexity of (\d+)/.exec(message)?.[1] ?? 0);
      return known.has(path) && size > deepest.size ? { size, where: `${path}:${start.line}` } : deepest;
    },
    { size: 0, where: '' },
  );
};
