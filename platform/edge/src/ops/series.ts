import { z } from 'zod';

/** Metrics as `prom-client` writes them as JSON, without the buckets of histograms: an hour of them would take much memory. */
export const metricsJson = z.array(
  z.object({
    name: z.string(),
    values: z
      .array(
        z.object({
          /** A metric that was read twice at once has none: NaN here, null from the provider. */
          value: z.number().catch(Number.NaN),
          labels: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
          /** The name of a histogram's buckets, count and sum. */
          metricName: z.string().optional(),
        }),
      )
      .transform((values) =>
        values.filter(({ value, metricName }) => !(Number.isNaN(value) || metricName?.endsWith('_bucket'))),
      ),
  }),
);
export type Metrics = z.infer<typeof metricsJson>;

/** A metric, or those of its series whose labels have one of these values. */
export type Series = readonly [metric: string, labels?: Readonly<Record<string, readonly string[]>>];

/** As Prometheus writes it: `provider_refunds{state=~"due|sent"}`. */
export function selectorOf([metric, labels = {}]: Series): string {
  const matchers = Object.entries(labels).map(([label, values]) => `${label}=~"${values.join('|')}"`);
  return matchers.length === 0 ? metric : `${metric}{${matchers.join(',')}}`;
}

/** @returns undefined where there is no such series */
export function sumOf(metrics: Metrics, [wanted, picked = {}]: Series): number | undefined {
  const values = metrics
    .flatMap(({ name, values }) => values.filter(({ metricName = name }) => metricName === wanted))
    .filter(({ labels }) =>
      Object.entries(picked).every(([label, values]) => values.includes(String(labels[label]))),
    );
  return values.length === 0 ? undefined : values.reduce((sum, { value }) => sum + value, 0);
}

/** A value for each one of a label, such as of `provider_orders` by `status`. */
export function valuesBy(metrics: Metrics, name: string, label: string): Record<string, number> {
  const values = metrics.filter((metric) => metric.name === name).flatMap((metric) => metric.values);
  return Object.fromEntries(values.map(({ labels, value }) => [labels[label], value]));
}
