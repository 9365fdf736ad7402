import { CommandFailure } from '../console/command-failure.ts';
import { releasedPackagesOf, remoteId } from '../console/workspace.ts';

/**
 * The packages that a command's arguments name (`catalog`, `mfe-catalog`, `shell`); all of the checkout without arguments.
 * @throws CommandFailure for a name that the checkout lacks
 */
export function chosenPackages(root: string, names: readonly string[]): string[] {
  const all = releasedPackagesOf(root);
  const ids = names.map(remoteId);
  const unknown = ids.find((id) => !all.map(remoteId).includes(id));
  if (unknown !== undefined) {
    const known = all.map(remoteId).join(', ');
    throw new CommandFailure(`There is no "${unknown}" in this checkout. Choose from: ${known}.`);
  }
  return ids.length === 0 ? all : all.filter((name) => ids.includes(remoteId(name)));
}
