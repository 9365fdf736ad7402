import type { ShopCall } from './shop-calls.ts';
import type { SizedProvider } from './sized-provider.ts';

/** Milliseconds of one call. */
export interface Timing {
  waited: number;
  /** The provider's processor time, which load on the machine does not increase. */
  processor: number;
}

/** Keyed by the call's name: for each provider, the timings of all rounds. */
export type Timings = ReadonlyMap<string, readonly Timing[][]>;

/** Sends each call to every provider before the next call. */
export async function callInTurn(
  calls: readonly ShopCall[],
  providers: readonly SizedProvider[],
  rounds: number,
): Promise<Timings> {
  const timings = new Map(calls.map(({ name }) => [name, providers.map((): Timing[] => [])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const call of calls) {
      for (const [at, provider] of providers.entries()) {
        timings.get(call.name)?.[at]?.push(await timed(call, provider));
      }
    }
  }
  return timings;
}

/** @throws for a response other than 200 */
export async function timed({ name, ask }: ShopCall, { origin, usage }: SizedProvider): Promise<Timing> {
  const before = await usage();
  const started = performance.now();
  const { status } = await ask(origin);
  const waited = performance.now() - started;
  if (status !== 200) throw new Error(`${name} responded with ${status}.`);
  return { waited, processor: (await usage()).processor - before.processor };
}
