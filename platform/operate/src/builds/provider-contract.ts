import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { unservedCalls } from 'releases/registry/checks/unserved-calls';
import { readLive } from 'releases/registry/log/live-releases';
import { readStoredReleases } from 'releases/registry/released-set';
import { readServedState } from 'releases/registry/served-state';
import { type ApiReference, apiReference } from 'releases/registry/store/api-calls';
import type { Release } from 'releases/registry/store/release-manifest';

/** Milliseconds. A provider converts its schemas for the first reader. */
const REFERENCE_LIMIT = 10_000;

export interface ProviderFindings {
  /** One sentence each. */
  reasons: string[];
  /** What could not be compared, for the log. */
  without: string[];
}

/** The address of the provider that shoppers' calls reach, or of its shop. @param named in the command */
export async function liveProvider(registry: string, named?: string): Promise<string | undefined> {
  return named ?? (await readServedState(registry))?.provider;
}

/**
 * Compares what builds call with the provider that shoppers' calls reach: the one that the edge server of this registry has noted.
 * @param live another address of it, or of its shop
 */
export async function liveProviderErrors(
  registry: string,
  builds: readonly Release[],
  live?: string,
): Promise<ProviderFindings> {
  if (builds.every(({ calls }) => Object.keys(calls).length === 0)) return { reasons: [], without: [] };
  const address = await liveProvider(registry, live);
  const reference = address && (await fetchReference(address));
  if (reference === 'missing') return { reasons: [], without: [`provider: ${address} has no /openapi.json`] };
  if (!reference) {
    const ids = builds.map(({ id }) => id).join(', ');
    const why =
      address === undefined
        ? 'No edge server has noted which provider is live'
        : `The live provider does not describe its calls at ${address}/openapi.json`;
    const what = `so that what ${ids} calls cannot be compared with it`;
    return {
      reasons: [`${why}, ${what}: start the shop, or name its address with --live <address>.`],
      without: [],
    };
  }
  const reasons = builds.flatMap(({ id, calls }) =>
    unservedCalls(calls, reference, 'the live provider').map(
      (call) => `${id} calls ${call}: release the provider first.`,
    ),
  );
  return { reasons, without: [] };
}

/** `missing` for a provider of another company that has none; undefined for one that does not answer. */
async function fetchReference(address: string): Promise<ApiReference | 'missing' | undefined> {
  try {
    const response = await fetch(new URL('/openapi.json', address), {
      signal: AbortSignal.timeout(REFERENCE_LIMIT),
    });
    if (response.status === 404) return 'missing';
    return apiReference.parse(await response.json());
  } catch {
    return undefined;
  }
}

/**
 * What the live releases call, and the provider of this checkout does not serve: one sentence each. Beside it they would fail, in a
 * shop that it is released to as in one that builds are only tried in. Nothing in a checkout without a provider.
 */
export async function checkoutProviderErrors(root: string, registry: string): Promise<string[]> {
  const program = join(root, 'provider/src/openapi.ts');
  if (!existsSync(program)) return [];
  const { live } = await readLive(registry);
  const releases = await readStoredReleases(registry, Object.entries(live));
  const { stdout } = await execa(process.execPath, [program]);
  const reference = apiReference.parse(JSON.parse(stdout));
  return releases.flatMap(({ id, calls }) =>
    unservedCalls(calls, reference, 'the provider of this checkout').map(
      (call) => `The live ${id} calls ${call}: pull, or keep it until no live release calls it.`,
    ),
  );
}
