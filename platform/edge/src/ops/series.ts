import { z } from 'zod';

/** Metrics in the JSON of `prom-client`. The buckets of histograms are left out: an hour of them would take much memory. */
export const metricsJson = z.array(
  z.object({
    name: z.string(),
    values: z
      .array(
        z.object({
          /** A metric that two reads requested at the same time has no value: NaN here, null from the provider. */
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

/** A metric, or only its series with these values of labels. */
export type Series = readonly [metric: string, labels?: Readonly<Record<string, readonly string[]>>];

/** The selector in Prometheus's syntax: `provider_refunds{state=~"due|sent"}`. */
export function selectorOf([metric, labels = {}]: Series): string {
  const matchers = Object.entries(labels).map(([label, values]) => `${label}=~"${values.join('|')}"`);
  return matchers.length === 0 ? metric : `${metric}{${matchers.join(',')}}`;
}

/** @returns undefined if there is no such series */
export function sumOf(metrics: Metrics, [wanted, picked = {}]: Series): number | undefined {
  const values = metrics
    .flatMap(({ name, values }) => values.filter(({ metricName = name }) => metricName === wanted))
    .filter(({ labels }) =>
      Object.entries(picked).every(([label, values]) => values.includes(String(labels[label]))),
    );
  return values.length === 0 ? undefined : values.reduce((sum, { value }) => sum + value, 0);
}

/** The values of a metric by one of its labels, such as of `provider_orders` by `status`. */
export function valuesBy(metrics: Metrics, name: string, label: string): Record<string, number> {
  const values = metrics.filter((metric) => metric.name === name).flatMap((metric) => metric.values);
  return Object.fromEntries(values.map(({ labels, value }) => [labels[label], value]));
}
