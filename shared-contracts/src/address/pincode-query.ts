import { queryOptions } from '@tanstack/react-query';
import { PincodeLookup, type PincodePlace } from './address.ts';

/** Milliseconds without a change of the pincode before it is looked up (ACC-10). */
export const LOOKUP_DELAY = 300;
/** Milliseconds after which the customer may type the city and state (ACC-16). */
export const LOOKUP_TIME_LIMIT = 4_000;

/**
 * City and state of a pincode; null for one that does not exist. A change of the pincode cancels the query, which debounces
 * the lookups.
 * @param pincodeUrl see `ShopConfiguration`
 * @param pincode six digits
 */
export function pincodeQuery(pincodeUrl: string, pincode: string) {
  return queryOptions({
    queryKey: ['pincode', pincodeUrl, pincode],
    queryFn: async ({ signal }) => {
      await untilQuiet(signal);
      return lookUp(`${pincodeUrl}/${pincode}`, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function untilQuiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LOOKUP_DELAY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Not by `callEndpoint`: the lookup is a public service, perhaps on another origin, and must get no token. */
async function lookUp(url: string, signal: AbortSignal): Promise<PincodePlace | null> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const limit = setTimeout(end, LOOKUP_TIME_LIMIT);
  try {
    const response = await fetch(url, { signal: ending.signal, referrerPolicy: 'no-referrer' });
    return await PincodeLookup.parseAsync(await response.json());
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', end);
  }
}
