import { z } from 'zod';
import { metricsJson } from './series.ts';

/** Milliseconds. The page is made for bad days, on which the provider may not respond. */
const TIME_LIMIT = 3_000;

const report = z.object({
  restarts: z.number(),
  megabytes: z.number(),
  busy: z.object({ active: z.number(), idle: z.number() }),
  /** Why its data cannot be used; missing if they can. */
  problem: z.string().optional(),
  pictures: z.object({
    waiting: z.number(),
    restarts: z.number(),
    residentMegabytes: z.number().optional(),
  }),
  metrics: metricsJson,
  unsettled: z.array(
    z.object({
      kind: z.enum(['payment', 'refund', 'confirmation']),
      order: z.string(),
      amount: z.string(),
      since: z.string(),
      advice: z.string(),
    }),
  ),
});

/** The report of the embedded provider at `/ops`. */
export type ProviderReport = z.infer<typeof report>;

/** @returns the report; when it cannot be fetched, a sentence with the reason */
export async function readProviderReport(provider: URL, password?: string): Promise<ProviderReport | string> {
  const headers = { Authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` };
  try {
    const response = await fetch(new URL('/ops', provider), {
      ...(password !== undefined && { headers }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (response.status === 404)
      return 'The provider has no report: it is another program, or has no OPS_PASSWORD.';
    if (response.status === 401) return 'The provider has another OPS_PASSWORD.';
    const read = report.safeParse(await response.json());
    return read.success ? read.data : `The provider’s report cannot be read (status ${response.status}).`;
  } catch {
    return 'The provider does not answer. Look at the last lines of provider.log.';
  }
}
