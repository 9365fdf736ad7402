import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { unservedCalls } from 'releases/registry/checks/unserved-calls';
import { readLive } from 'releases/registry/log/live-releases';
import { readStoredReleases } from 'releases/registry/released-set';
import { readServedState } from 'releases/registry/served-state';
import { type ApiReference, apiReference } from 'releases/registry/store/api-calls';
import type { Release } from 'releases/registry/store/release-manifest';

/** Milliseconds. A provider converts its schemas when the reference is requested first. */
const REFERENCE_LIMIT = 10_000;

export interface ProviderFindings {
  /** One sentence each. */
  reasons: string[];
  /** What could not be compared, for the log. */
  without: string[];
}

/** The address of the provider that shoppers' calls reach, or of a shop with it. @param named the address that the command was given */
export async function liveProvider(registry: string, named?: string): Promise<string | undefined> {
  return named ?? (await readServedState(registry))?.provider;
}

/**
 * Compares the calls of builds with the live provider: the one that the edge server of this registry has recorded.
 * @param live another address of that provider, or of its shop
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

/** `missing` if the provider has no reference, as another company's may; undefined if it does not answer. */
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
 * Calls of the live releases that the provider of this checkout does not serve, one sentence each. They would fail when that provider
 * goes live, and in the shop in which builds are tried. Empty in a checkout without a provider.
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
