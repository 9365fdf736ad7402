import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseNames, withdrawCanary } from 'releases/registry/canary';
import { type Canary, runningCanary } from 'releases/registry/log/canaries';
import { readLog } from 'releases/registry/log/change-log';
import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';
import type { SharedRegistry } from 'releases/registry/shared/shared-registry';
import { readTeams } from 'releases/registry/signing/teams';
import { logFile } from 'releases/registry/store/registry-folders';
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';
import { CanaryVerdict, type Group } from './canary-verdict.ts';
import { setBeside } from './kept-set.ts';
import type { ServedSet } from './live-pages.ts';
import { fileVersion } from './live-set.ts';

/** Milliseconds between two checks of the log and of the verdict. */
const CHECK_INTERVAL = 500;
/** Milliseconds between two attempts to show a canary, or to log that it is withdrawn. */
const RETRY_AFTER = 30_000;

interface CanaryPagesOptions {
  registry: string;
  shared: SharedRegistry | undefined;
  current: () => ServedSet | undefined;
  /** Starts to serve a set with a renderer of its own. */
  open: (set: ReleasedSet) => ServedSet;
}

/** A canary whose pages are warm. */
export interface WarmCanary {
  canary: Canary;
  verdict: CanaryVerdict;
  /** The control group also has a new renderer and cache, so that documents cost both groups the same. */
  sets: Readonly<Record<Group, ServedSet>>;
  /** The live set when these sets were opened. */
  live: ServedSet;
}

/**
 * Shows the running canary of the log to some visitors, beside a control group, and withdraws it as soon as its verdict is negative. Each
 * edge server judges by its own visitors, and learns from the log what the others decide.
 */
export class CanaryPages {
  readonly #options: CanaryPagesOptions;
  readonly #stopping = new AbortController();
  readonly #followed: Promise<void>;
  #version: string | undefined;
  #latest: Canary | undefined;
  #shown: WarmCanary | undefined;
  /** The canary that this server has withdrawn, until that is in the log. */
  #withdrawn: { at: string; why: string } | undefined;
  #problem: string | undefined;
  #retryAt = 0;

  constructor(options: CanaryPagesOptions) {
    this.#options = options;
    this.#followed = this.#follow();
  }

  shown(): WarmCanary | undefined {
    return this.#shown;
  }

  /** Why a running canary is not shown here, or why its withdrawal by this server could not be logged. */
  problem(): string | undefined {
    return this.#problem;
  }

  /** A visitor is drawn into the same group on each edge server. @param visitor the network that limits count as one, and the browser */
  draw(visitor: string): Group | undefined {
    if (!this.#shown) return undefined;
    const { at, percent } = this.#shown.canary;
    const number = createHash('sha256').update(`${at} ${visitor}`).digest().readUInt32BE();
    const drawn = (100 * number) / 2 ** 32;
    if (drawn < percent) return 'canary';
    return drawn < 2 * percent ? 'control' : undefined;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#followed;
    await this.#close();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#poll().catch((error: unknown) => this.#failed(reasonOf(error)));
      await pause(CHECK_INTERVAL, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #poll(): Promise<void> {
    const canary = await this.#running();
    const live = this.#options.current();
    if (canary?.at !== this.#shown?.canary.at) await this.#close();
    if (!canary || !live) {
      this.#problem = undefined;
      return;
    }
    const why = this.#shown?.verdict.reason();
    if (why !== undefined) {
      this.#withdrawn = { at: canary.at, why };
      this.#retryAt = 0;
      logEvent('canary-withdrawn', { releases: releaseNames(canary.hashes), reason: why });
      await this.#close();
    }
    if (Date.now() < this.#retryAt) return;
    if (this.#withdrawn?.at === canary.at) await this.#tellWithdrawn(canary, this.#withdrawn.why);
    else if (this.#shown?.live !== live) await this.#show(canary, live);
  }

  async #running(): Promise<Canary | undefined> {
    const { registry } = this.#options;
    const version = await fileVersion(logFile(registry));
    if (version !== this.#version) {
      this.#latest = runningCanary(await readLog(registry));
      this.#version = version;
      this.#retryAt = 0;
    }
    return this.#latest;
  }

  async #show(canary: Canary, live: ServedSet): Promise<void> {
    const { registry, shared, open } = this.#options;
    const source = shared?.source;
    const teams = await readTeams(registry);
    const set = await setBeside(live.set, canary.hashes, { registry, teams, source });
    const sets = { canary: open(set), control: open(live.set) };
    const warm = await Promise.race([
      Promise.all(Object.values(sets).map(({ renderer }) => renderer.tried)),
      aborted(this.#stopping.signal),
    ]);
    if (!warm?.every((each) => each !== undefined)) {
      await stopped(sets);
      return this.#failed('A renderer ended before its pages were rendered.');
    }
    const before = this.#shown;
    this.#shown = { canary, verdict: before?.verdict ?? new CanaryVerdict(), sets, live };
    this.#problem = undefined;
    await stopped(before?.sets);
  }

  async #tellWithdrawn(canary: Canary, why: string): Promise<void> {
    const { registry, shared } = this.#options;
    await withdrawCanary(registry, canary, { why, shared, by: 'the edge server' });
    this.#problem = undefined;
  }

  #failed(reason: string): void {
    this.#retryAt = Date.now() + RETRY_AFTER;
    if (reason !== this.#problem) logEvent('canary-problem', { reason });
    this.#problem = reason;
  }

  async #close(): Promise<void> {
    const shown = this.#shown;
    this.#shown = undefined;
    await stopped(shown?.sets);
  }
}

async function stopped(sets: WarmCanary['sets'] | undefined): Promise<void> {
  await Promise.all(Object.values(sets ?? {}).map(({ renderer }) => renderer.stop()));
}

/** Whether a release belongs to the set of this group. @param release `<id>/<hash>` */
export function isOfGroup({ sets }: WarmCanary, group: Group, release: string): boolean {
  const [id = '', hash] = release.split('/');
  return hashesOf(sets[group].set)[id] === hash;
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
