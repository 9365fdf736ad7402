import { LINKED_PAGES, type PageRoute, pagePaths } from 'shared-contracts/routes/pages';
import { isPaymentPath, POLICY } from '../../policy.ts';
import { isShell, type Release, type RemoteRelease } from '../store/release-manifest.ts';

/** First segments of paths that the edge server serves itself or forwards to the provider. */
const NO_PAGES = ['health', 'ops', 'preview', 'releases', ...POLICY.providerPaths, ...POLICY.developerPaths];

interface ClaimedPath {
  owner: string;
  /** A pattern. A parameter with allowed values is replaced by one of these. */
  path: string;
}

/**
 * Paths that the changed releases must not claim, because another release has them or they are not for pages; and paths that they lack
 * although others link to them. One sentence for each.
 */
export function pathErrors(changed: readonly Release[], others: readonly Release[]): string[] {
  const all = [...changed, ...others].flatMap(claimedPaths);
  return changed.flatMap((release) => [
    ...claimedPaths(release).flatMap((claimed) => claimErrors(claimed, all)),
    ...(isShell(release) ? [] : [...missingLinks(release), ...unrouted(release)]),
  ]);
}

function claimedPaths(release: Release): ClaimedPath[] {
  const { id: owner } = release;
  const paths = isShell(release) ? release.paths : Object.values<PageRoute>(release.pages).flatMap(pagePaths);
  return paths.map((path) => ({ owner, path }));
}

function claimErrors({ owner, path }: ClaimedPath, all: readonly ClaimedPath[]): string[] {
  const [, first = ''] = path.split('/');
  if (NO_PAGES.includes(first.toLowerCase()))
    return [`${owner} claims ${path}, but /${first} is not for pages.`];
  if (isPaymentPath(path.toLowerCase()) && owner !== POLICY.payment.owner)
    return [
      `${owner} claims ${path}, but ${POLICY.payment.path} is ${POLICY.payment.owner}’s alone: payments have a policy of their own.`,
    ];
  return all
    .filter((other) => other.owner !== owner && haveCommonPath(path, other.path))
    .map((other) =>
      other.path === path
        ? `${owner} claims ${path}, which is a page of ${other.owner}.`
        : `${owner} claims ${path}, which would hide ${other.path} of ${other.owner}, or be hidden by it.`,
    );
}

function haveCommonPath(one: string, other: string): boolean {
  const [segments, others] = [one.toLowerCase().split('/'), other.toLowerCase().split('/')];
  const areCommon = (segment: string, at: number) => {
    const opposite = others[at] ?? '';
    // A parameter matches any segment that is not empty.
    const isParameter = segment.startsWith(':') || opposite.startsWith(':');
    return segment === opposite || (isParameter && segment !== '' && opposite !== '');
  };
  return segments.length === others.length && segments.every(areCommon);
}

function missingLinks(release: RemoteRelease): string[] {
  const own = new Set(claimedPaths(release).map(({ path }) => path));
  const linked = Object.entries<PageRoute>(LINKED_PAGES).filter(([page]) =>
    page.startsWith(`${release.id}/`),
  );
  return linked.flatMap(([page, route]) =>
    pagePaths(route)
      .filter((path) => !own.has(path))
      .map((path) => `${release.id} lacks ${path} (${page}), to which others link.`),
  );
}

/** Pages without a path, which are never shown, and paths without a page, which are always broken. */
function unrouted(release: RemoteRelease): string[] {
  const { pages } = release;
  const shown = Object.keys(release.modules).filter((name) => release.modules[name]?.kind === 'page');
  return [
    ...shown
      .filter((name) => !Object.hasOwn(pages, name))
      .map((name) => `${release.id} has the page ${name}, but no path for it.`),
    ...Object.keys(pages)
      .filter((name) => !shown.includes(name))
      .map((name) => `${release.id} has a path for ${name}, which is no page of it.`),
  ];
}
