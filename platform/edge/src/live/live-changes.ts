import { setTimeout as pause } from 'node:timers/promises';
import { bringUpToDate } from 'releases/registry/shared/bring-up-to-date';
import type { SharedRegistry } from 'releases/registry/shared/shared-registry';
import { fetchEarlier } from 'releases/registry/source/fetch-release';
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';

/** Milliseconds between two queries for the last change, each of which reads one row of an index. */
const POLL_MS = 500;
/** The longest time in milliseconds between two attempts while the database or the source of releases cannot be used. */
const LONGEST_WAIT = 5_000;
/** Milliseconds that a stop waits for work under way. */
const STOP_LIMIT = 2_000;

interface Interruption {
  /** Milliseconds since 1970. */
  since: number;
  reason: string;
}

/**
 * Keeps the registry of this machine up to date with the changes that several machines share. While that fails, the present releases stay
 * live, and the next attempt waits longer.
 */
export class LiveChanges {
  readonly #registry: string;
  readonly #shared: SharedRegistry;
  readonly #stopping = new AbortController();
  readonly #followed: Promise<void>;
  #position: number | undefined;
  #wait = POLL_MS;
  #interruption: Interruption | undefined;
  #earlier: Promise<void> = Promise.resolve();
  /** Resolves after the first try. */
  readonly begun: Promise<void>;

  constructor(registry: string, shared: SharedRegistry) {
    this.#registry = registry;
    this.#shared = shared;
    this.begun = this.#poll();
    this.#followed = this.#follow();
  }

  /** Undefined as long as changes arrive. */
  interruption(): Interruption | undefined {
    return this.#interruption;
  }

  /** Seconds since changes arrived; 0 while they do. */
  secondsBehind(): number {
    const { since } = this.#interruption ?? {};
    return since === undefined ? 0 : (Date.now() - since) / 1_000;
  }

  /** A fetch may take longer than a stop waits; it is repeated after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const ended = Promise.all([this.#followed, this.#earlier]).then(() => this.#shared.rows.close());
    await Promise.race([ended, pause(STOP_LIMIT, undefined, { ref: false })]);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    await this.begun;
    while (!signal.aborted) {
      await pause(this.#wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.#poll();
    }
  }

  async #poll(): Promise<void> {
    try {
      const last = await this.#shared.rows.lastPosition();
      if (last !== this.#position) {
        this.#position = await bringUpToDate(this.#registry, this.#shared);
        this.#fetchEarlier();
      }
      this.#noteSuccess();
    } catch (error) {
      this.#noteFailure(reasonOf(error));
    }
  }

  /** Fetches what open tabs and a rollback may need, without delaying newer changes. */
  #fetchEarlier(): void {
    this.#earlier = this.#earlier
      .then(() => fetchEarlier(this.#registry, this.#shared.source))
      .catch(() => undefined);
  }

  #noteSuccess(): void {
    if (this.#interruption) logEvent('live-changes-followed', { after: Math.round(this.secondsBehind()) });
    this.#interruption = undefined;
    this.#wait = POLL_MS;
  }

  #noteFailure(reason: string): void {
    if (!this.#interruption) logEvent('live-changes-not-followed', { reason });
    this.#interruption = { since: this.#interruption?.since ?? Date.now(), reason };
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
