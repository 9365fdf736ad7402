import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Argument, Node, Program } from 'oxc-parser';
import { memberName, parseScript, walk } from 'releases/bundle/parsed-script';
import { importedFile, importedModules } from 'releases/gate/rules/own-runtime';

/** A script of a build. */
interface BuiltScript {
  text: string;
  program: Program;
}

/** How to read a build: its folder, and what a host loads first. */
interface ReadBuild {
  folder: string;
  type: 'global' | 'module';
  /** The entry, and what the manifest lists to be loaded with it, a page, a fragment or a shared package. */
  first: readonly string[];
  /** What the manifest lists to be loaded later. This may include chunks of the remote's own page, if that page shows the same modules. */
  later: readonly string[];
  /** Files that are never loaded, even if others refer to them. */
  replaced: ReadonlySet<string>;
}

/**
 * The scripts and style sheets of a build that a host can load. The others belong to the page on which the remote shows itself: its
 * entry, such as `main.js`, and the chunks that this entry alone loads.
 */
export function loadedFiles(build: ReadBuild): ReadonlySet<string> {
  const { first, later, replaced } = build;
  const scripts = builtScripts(build);
  const atFirst = reachedFrom(first, scripts, replaced);
  const others = [...scripts.keys()].filter((file) => !atFirst.has(file) && !later.includes(file));
  const ofOthers = reachedFrom(others, scripts);
  const loaded = reachedFrom([...first, ...later.filter((file) => !ofOthers.has(file))], scripts, replaced);
  const texts = [...loaded].flatMap((script) => scripts.get(script)?.text ?? []);
  const chunks = new Set([...loaded].map(chunkName));
  const styles = globSync('**/*.css', { cwd: build.folder }).filter(
    (sheet) =>
      first.includes(sheet) ||
      chunks.has(chunkName(sheet)) ||
      texts.some((text) => text.includes(basename(sheet))),
  );
  return new Set([...loaded, ...styles]);
}

function builtScripts({ folder, type }: ReadBuild): ReadonlyMap<string, BuiltScript> {
  const files = globSync('**/*.js', { cwd: folder });
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [file, { text, program: parseScript(text, type).program }];
    }),
  );
}

function reachedFrom(
  first: readonly string[],
  scripts: ReadonlyMap<string, BuiltScript>,
  replaced: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const files = new Map(
    [...scripts].flatMap(([file, { program }]) => ownIds(program).map((id) => [id, file])),
  );
  const reached = new Set<string>();
  const reach = (file: string): void => {
    const program = scripts.get(file)?.program;
    if (!program || reached.has(file) || replaced.has(file)) return;
    reached.add(file);
    for (const each of importedModules(program)) reach(importedFile(file, each));
    for (const id of loadedIds(program)) reach(files.get(id) ?? '');
  };
  for (const file of first) reach(file);
  return reached;
}

/** `831` for `static/css/async/831.0c1d.css`: the scripts and styles of a chunk begin with its name. */
function chunkName(file: string): string {
  return basename(file).split('.', 1)[0] ?? '';
}

/** The ids under which webpack and Rspack know a chunk: `(self.chunks = self.chunks || []).push([[831], …])`. */
function ownIds({ body }: Program): string[] {
  return body.flatMap((statement) => {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (call?.type !== 'CallExpression' || memberName(call.callee) !== 'push') return [];
    const [chunk] = elementsOf(call.arguments[0]);
    return elementsOf(chunk).flatMap(idOf);
  });
}

function elementsOf(node: Node | null | undefined): readonly (Node | null)[] {
  return node?.type === 'ArrayExpression' ? node.elements : [];
}

/** The ids of the chunks that a script loads, as in `r.e(831)`. Where the id is computed, any literal in the expression may be it. */
function loadedIds(program: Program): string[] {
  const literals: string[] = [];
  const ids: string[] = [];
  let isComputed = false;
  walk(program, (node) => {
    literals.push(...idOf(node));
    if (node.type !== 'CallExpression') return;
    const isLoad = memberName(node.callee) === 'e';
    const known = isLoad ? idOf(node.arguments[0]) : [];
    ids.push(...known);
    isComputed ||= (isLoad && known.length === 0) || node.arguments.some(isLoader);
  });
  return isComputed ? literals : ids;
}

/** `Promise.all(ids.map(r.e))` */
function isLoader(argument: Argument): boolean {
  return memberName(argument) === 'e';
}

function idOf(node: Node | null | undefined): string[] {
  return node?.type === 'Literal' && ['string', 'number'].includes(typeof node.value)
    ? [String(node.value)]
    : [];
}
