import type { Attributes } from '@opentelemetry/api';
import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';

/*
 * What spans say about a set's releases: names and hashes, but no addresses, because a visitor's address may contain anything.
 */

/** @param page its name, such as `catalog/shop`; empty while the pages are unknown */
export function pageAttributes(set: ReleasedSet, page: string): Attributes {
  const [id = ''] = page.split('/');
  return { 'shop.page': page || 'unknown', ...releaseAttributes(set, id) };
}

/**
 * Describes an API call, with the remote that makes it if only one does.
 * @param path without the query
 * @param otherwise the name for a path that no release calls
 */
export function callAttributes(set: ReleasedSet | undefined, path: string, otherwise: string) {
  const releases = set ? [set.shell, ...set.remotes] : [];
  const callers = releases.filter(({ release }) => Object.hasOwn(release.calls, path));
  const [first, second] = callers;
  return {
    'url.template': first ? path : otherwise,
    ...(set && first && !second && releaseAttributes(set, first.release.id)),
  };
}

function releaseAttributes(set: ReleasedSet, id: string): Attributes {
  const hash = hashesOf(set)[id];
  return hash === undefined ? {} : { 'shop.remote': id, 'shop.release': hash };
}
