import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which calls wait for a provider that accepts no connection: about twice as long as it takes to start. */
const LONGEST_WAIT = 3_000;
const RETRY_INTERVAL = 50;
/** Error codes from before anything was sent, and from after that. */
const REFUSED = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Repeats calls while the provider is restarted. If it accepts no connection for longer, it counts as down, and calls fail at once until it
 * accepts one again.
 */
export class ProviderOutage {
  #refusedSince: number | undefined;

  /**
   * Any call is repeated if its connection was refused. A call whose connection was lost may have been carried out: it is repeated only if
   * it changes nothing, and only once, because it may itself have ended the provider.
   */
  async bridge<Response>(call: () => Promise<Response>, onlyReads: boolean): Promise<Response> {
    let mayBeLost = onlyReads;
    for (;;) {
      try {
        const response = await call();
        this.#refusedSince = undefined;
        return response;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        const isRepeated = REFUSED.has(code) ? this.#isShort() : mayBeLost && LOST.has(code);
        if (!isRepeated) throw error;
        if (LOST.has(code)) mayBeLost = false;
        await pause(RETRY_INTERVAL);
      }
    }
  }

  #isShort(): boolean {
    this.#refusedSince ??= performance.now();
    return performance.now() - this.#refusedSince < LONGEST_WAIT;
  }
}
