import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptFacts } from 'releases/bundle/script-facts';
import gt from 'semver/functions/gt.js';

/** `shared-contracts/since.json`: the version that brought each name. */
export interface ContractHistory {
  /** Specifier → name → version. */
  exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  events: Readonly<Record<string, string>>;
}

/** @param folder the package that is built */
export function readContractHistory(folder: string): ContractHistory {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules/shared-contracts/since.json'), 'utf8'));
}

/**
 * The range of the contract that a server build needs: from the lowest version that has all names and events it uses. The
 * installed version counts where that cannot be told: for a name without a version, and for a package without named uses.
 * @param minimum a version that the remote asks for by itself
 */
export function neededContract(
  { imports, events }: Pick<ScriptFacts, 'imports' | 'events'>,
  history: ContractHistory,
  installed: string,
  minimum?: string,
): string {
  const needed = Object.entries(history.exports).flatMap(([specifier, since]) => {
    const names = imports[specifier];
    if (!names) return [];
    return names.length === 0 ? [installed] : names.map((name) => since[name] ?? installed);
  });
  needed.push(...events.map((name) => history.events[name] ?? installed));
  if (minimum !== undefined) needed.push(minimum);
  const first = `${installed.split('.')[0]}.0.0`;
  return `^${needed.reduce((highest, version) => (gt(version, highest) ? version : highest), first)}`;
}
