import satisfies from 'semver/functions/satisfies.js';
import { federationName, splitModuleName } from 'shared-contracts/document';
import {
  isRemote,
  isShell,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '../store/release-manifest.ts';
import { pathErrors } from './page-paths.ts';

/** Whether a remote was built for the previous major of the shell's contract, which the shell supports as well. */
export function needsPreviousContract({ contract, previous }: ShellRelease, remote: RemoteRelease): boolean {
  if (!previous || satisfies(contract, remote.contract)) return false;
  return satisfies(previous.contract, remote.contract);
}

function incompatibilities(shell: ShellRelease, remote: RemoteRelease): string[] {
  const reasons = Object.entries(remote.shared).flatMap(([specifier, range]) => {
    const provided = shell.provides[specifier];
    if (provided === undefined) return [`${remote.id} needs ${specifier}, which the shell does not provide.`];
    if (satisfies(provided, range)) return [];
    return [`${remote.id} needs ${specifier} ${range}, but the shell provides ${provided}.`];
  });
  reasons.push(...missingExports(shell, remote));
  if (!satisfies(shell.contract, remote.contract) && !needsPreviousContract(shell, remote)) {
    const also = shell.previous ? ` and ${shell.previous.contract}` : '';
    reasons.unshift(
      `${remote.id} needs contract ${remote.contract}, but the shell speaks contract ${shell.contract}${also}.`,
    );
  }
  return reasons;
}

/** Names that the shell does not export. They are undefined in the remote, which throws when it uses them. */
function missingExports(shell: ShellRelease, remote: RemoteRelease): string[] {
  if (!shell.exports) return [];
  const exports = needsPreviousContract(shell, remote)
    ? { ...shell.exports, ...shell.previous?.exports }
    : shell.exports;
  return Object.entries(remote.imports).flatMap(([specifier, names]) => {
    const missing = names.filter((name) => name !== 'default' && !exports[specifier]?.includes(name));
    if (missing.length === 0) return [];
    return [`${remote.id} imports ${missing.join(', ')} from ${specifier}, which the shell does not export.`];
  });
}

/** Modules that one release of the set loads by name, and that their remote does not offer any more. */
function missingModules(set: readonly Release[], changed: readonly Release[]): string[] {
  return set.flatMap((release) =>
    release.mounts.flatMap((name) => {
      const { owner, module } = splitModuleName(name);
      const offering = set.filter(isRemote).find(({ id }) => id === owner);
      // A remote that is not live is no fault of these releases, and its fragments have fallbacks.
      if (!offering || Object.hasOwn(offering.modules, module)) return [];
      if (!changed.includes(release) && !changed.includes(offering)) return [];
      return [`${release.id} shows ${name}, which ${owner} does not offer.`];
    }),
  );
}

function validationErrors(release: RemoteRelease): string[] {
  const expected = federationName(release.id);
  const reasons = [];
  if (release.name !== expected)
    reasons.push(`${release.id} must be named ${expected}, not ${release.name}.`);
  if (Object.keys(release.modules).length === 0)
    reasons.push(`${release.id} offers no page and no fragment.`);
  for (const [name, { js }] of Object.entries(release.modules)) {
    if (js.length === 0) reasons.push(`${release.id} offers ${name}, but its build holds no script for it.`);
  }
  return reasons;
}

/**
 * Why the `changed` releases must not go live beside `others`, the releases that stay; empty when they may.
 * Releases that stay are not checked against each other: one team's error must not block another team's release.
 */
export function rejections(changed: readonly Release[], others: readonly Release[]): string[] {
  const shell = [...changed, ...others].find(isShell);
  if (!shell) return ['No shell is live yet: publish the shell first, or together with its remotes.'];
  const checked = changed.includes(shell) ? [...changed, ...others] : changed;
  const remotes = checked.filter(isRemote);
  return [
    ...changed.filter(isRemote).flatMap(validationErrors),
    ...remotes.flatMap((remote) => incompatibilities(shell, remote)),
    ...missingModules([...changed, ...others], changed),
    ...pathErrors(changed, others),
  ];
}
