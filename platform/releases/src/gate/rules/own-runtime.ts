import { posix } from 'node:path';
import type { Node, Program } from 'oxc-parser';
import { memberName, textOf, walk } from '../../bundle/parsed-script.ts';
import type { Build } from './build.ts';

/*
 * An adapted remote has the federation runtime in its entry, or in modules beside it. Its own bundler has minified it, so that the gate
 * cannot know it by its bytes. Its scripts are therefore read like all others, and only the three things below are excused.
 */

/** The runtime names this host in its error messages. */
export const RUNTIME_HOST = 'module-federation.io';

/** The storage key of a debug setting that the runtime reads, and the constant that holds this key. */
const DEBUG_KEY = 'FEDERATION_DEBUG';
const DEBUG_CONSTANT = 'BROWSER_LOG_KEY';

/** The entry and its static imports. Empty for a build of `build-preset`, which borrows the runtime. */
export function runtimeFiles(build: Pick<Build, 'release' | 'parsed'>): ReadonlySet<string> {
  const { entry, entryType, files } = build.release;
  if (entryType !== 'module') return new Set(entryType && [entry]);
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || !Object.hasOwn(files, file)) return;
    found.add(file);
    for (const each of build.parsed(`client/${file}`).program.body.flatMap(importedBy))
      add(importedFile(file, each));
  };
  add(entry);
  return found;
}

/** All imports of a module, static and dynamic. */
export function importedModules(program: Program): string[] {
  const found: string[] = [];
  walk(program, (node) => found.push(...importedBy(node)));
  return found;
}

function importedBy(node: Node): string[] {
  const source = 'source' in node ? textOf(node.source) : undefined;
  return source === undefined ? [] : [source];
}

/** The path, in a release, of a file that a module imports. */
export function importedFile(module: string, imported: string): string {
  return posix.join(posix.dirname(module), imported);
}

export function isInRelease(module: string, imported: string): boolean {
  return /^\.\.?\//.test(imported) && !importedFile(module, imported).startsWith('../');
}

/** Whether a use of the storage only reads `FEDERATION_DEBUG`, or only tests whether there is a storage. */
export function looksForDebugSetting(ancestors: readonly Node[]): boolean {
  const [parent, call] = [ancestors.at(-1), ancestors.at(-2)];
  if (parent?.type === 'LogicalExpression') return isOnlyAsked(ancestors);
  if (!parent || memberName(parent) !== 'getItem' || call?.type !== 'CallExpression') return false;
  const [key] = call.arguments;
  return textOf(key) === DEBUG_KEY || (key !== undefined && memberName(key) === DEBUG_CONSTANT);
}

/** Whether a logical expression is used as a condition, or stands before `&&`, so that nothing gets its value. */
function isOnlyAsked(ancestors: readonly Node[]): boolean {
  const [inner, outer] = [ancestors.at(-1), ancestors.at(-2)];
  if (inner?.type !== 'LogicalExpression' && inner?.type !== 'ParenthesizedExpression') return false;
  if (outer?.type === 'IfStatement' || outer?.type === 'ConditionalExpression') return outer.test === inner;
  if (outer?.type === 'LogicalExpression' && outer.operator === '&&' && outer.left === inner) return true;
  return isOnlyAsked(ancestors.slice(0, -1));
}
