import {
  isRemote,
  isShell,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from './release-manifest.ts';
import { satisfies } from './version-range.ts';

function misfits(shell: ShellRelease, remote: RemoteRelease): string[] {
  const reasons = Object.entries(remote.shared).flatMap(([specifier, range]) => {
    const provided = shell.provides[specifier];
    if (provided === undefined) return [`${remote.id} needs ${specifier}, which the shell does not provide.`];
    if (satisfies(provided, range)) return [];
    return [`${remote.id} needs ${specifier} ${range}, but the shell provides ${provided}.`];
  });
  if (!satisfies(shell.contract, remote.contract)) {
    reasons.unshift(
      `${remote.id} needs contract ${remote.contract}, but the shell speaks contract ${shell.contract}.`,
    );
  }
  return reasons;
}

function flaws(release: RemoteRelease): string[] {
  const expected = `mfe_${release.id.replaceAll('-', '_')}`;
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
 * Why `changed` must not go live beside `others`, the releases that stay; empty when it may.
 * Two releases that both stay are not judged: one team's fault must not stop another's release.
 */
export function refusals(changed: readonly Release[], others: readonly Release[]): string[] {
  const shell = [...changed, ...others].find(isShell);
  if (!shell) return ['No shell is live yet: publish the shell first, or together with its remotes.'];
  const judged = changed.includes(shell) ? [...changed, ...others] : changed;
  const remotes = judged.filter(isRemote);
  return [...changed.filter(isRemote).flatMap(flaws), ...remotes.flatMap((remote) => misfits(shell, remote))];
}
