import { z } from 'zod';

/** Metrics as `prom-client` writes them as JSON. */
export const metricsJson = z.array(
  z.object({
    name: z.string(),
    values: z.array(
      z.object({
        value: z.number(),
        labels: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
        /** Of a histogram: its buckets, count and sum. */
        metricName: z.string().optional(),
      }),
    ),
  }),
);
export type Metrics = z.infer<typeof metricsJson>;

type Labels = Readonly<Record<string, string | number>>;

/** The values of a metric, such as `edge_document_seconds_count`. */
function valuesOf(metrics: Metrics, name: string) {
  return metrics.flatMap((metric) =>
    metric.values.filter(({ metricName = metric.name }) => metricName === name),
  );
}

/** @returns the sum over the series that a rule picks; 0 for none */
export function sumOf(
  metrics: Metrics,
  name: string,
  isPicked: (labels: Labels) => boolean = () => true,
): number {
  return valuesOf(metrics, name)
    .filter(({ labels }) => isPicked(labels))
    .reduce((sum, { value }) => sum + value, 0);
}

/** A value for each one of a label, such as of `provider_orders` by `status`. */
export function valuesBy(metrics: Metrics, name: string, label: string): Record<string, number> {
  return Object.fromEntries(valuesOf(metrics, name).map(({ labels, value }) => [labels[label], value]));
}

/** How many observations of a histogram there were up to each of its limits: limit → count. */
export function bucketsOf(
  metrics: Metrics,
  name: string,
  isPicked: (labels: Labels) => boolean = () => true,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { labels, value } of valuesOf(metrics, `${name}_bucket`))
    if (isPicked(labels)) counts[String(labels['le'])] = (counts[String(labels['le'])] ?? 0) + value;
  return counts;
}

/**
 * The value that 99 of 100 observations did not exceed, between two limits as if they were spread evenly.
 * @param buckets as of `bucketsOf`, of the observations in question
 * @returns undefined without observations; the last limit for those beyond it
 */
export function p99(buckets: Readonly<Record<string, number>>): number | undefined {
  const limits = Object.entries(buckets)
    .map(([limit, count]) => ({ limit: limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit), count }))
    .sort((a, b) => a.limit - b.limit);
  const total = limits.at(-1)?.count ?? 0;
  if (total === 0) return undefined;
  const wanted = total * 0.99;
  const index = limits.findIndex(({ count }) => count >= wanted);
  const { limit: below, count: before } = limits[index - 1] ?? { limit: 0, count: 0 };
  const { limit = below, count = before } = limits[index] ?? {};
  if (limit === Number.POSITIVE_INFINITY) return below;
  return below + ((limit - below) * (wanted - before)) / (count - before);
}
