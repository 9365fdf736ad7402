import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which calls wait for a provider that accepts no connection: about two starts of one. */
const LONGEST_WAIT = 3_000;
const RETRY_INTERVAL = 50;
/** Codes of errors before anything was sent, and after. */
const REFUSED = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Repeats calls while the provider is started again. One that accepts no connection for longer is down: until it accepts one, calls
 * fail at once.
 */
export class ProviderOutage {
  #refusedSince: number | undefined;

  /**
   * Any call is repeated when its connection was refused. One whose connection was lost may have been carried out: it is repeated if
   * it changes nothing, and only once, as it may be what ends the provider.
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
