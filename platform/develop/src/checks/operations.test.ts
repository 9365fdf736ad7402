import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { operationsErrors } from './operations.ts';

const SOURCE = `const EVENTS = [
  'page-in-part',
  'provider-late',
] as const;
interface RendererState {
  restarts: number;
}
new Gauge({ name: 'provider_orders' });
log(\`data: \${problem}\`);
const DATABASE_FILE = 'shop.sqlite';
`;
const DOCUMENT = `# Operations

## Events

- \`page-in-part\`, \`provider-late\`: look at \`reason\`.
- \`data:\` restore a backup.

## Counters

- \`restarts\`: of the renderer

## Metrics

- \`provider_orders\`: by status

## Files

- \`shop.sqlite\`, with \`-wal\` beside it
`;

const errorsOf = (source: string, document: string) =>
  inCheckoutWith(
    { 'edge/package.json': '{}', 'edge/src/log.ts': source, 'docs/operations.md': document },
    operationsErrors,
  );

describe('operationsErrors', () => {
  it('has none where each name stands in its section', async () => {
    expect(await errorsOf(SOURCE, DOCUMENT)).toEqual([]);
  });

  it.each([
    ['event', '`page-in-part`, ', 'lacks page-in-part in "Events"'],
    ['line of a log', '- `data:` restore a backup.', 'lacks data: in "Events"'],
    ['counter', '- `restarts`: of the renderer', 'lacks restarts in "Counters"'],
    ['metric', '- `provider_orders`', 'lacks provider_orders in "Metrics"'],
    ['file', '- `shop.sqlite`', 'lacks shop.sqlite in "Files"'],
  ])('names a missing %s', async (_, part, error) => {
    expect(await errorsOf(SOURCE, DOCUMENT.replace(part, ''))).toEqual([`docs/operations.md ${error}.`]);
  });

  it('names a metric that no source has any more', async () => {
    expect(await errorsOf(SOURCE.replace('provider_orders', 'provider_sales'), DOCUMENT)).toEqual([
      'docs/operations.md lacks provider_sales in "Metrics".',
      'docs/operations.md names provider_orders, which no source has.',
    ]);
  });

  it('names a metric of the alerts that no source has', async () => {
    const alerts =
      'expr: rate(provider_orders[5m]) > rate(provider_orders_count[5m]) + provider_sales_bucket';
    const files = { 'edge/package.json': '{}', 'edge/src/log.ts': SOURCE, 'docs/operations.md': DOCUMENT };
    expect(
      await inCheckoutWith({ ...files, 'docs/operations/alerts.yml': alerts }, operationsErrors),
    ).toEqual(['docs/operations/alerts.yml names provider_sales, which no source has.']);
  });

  it('names an event that is no longer logged', async () => {
    expect(await errorsOf(SOURCE.replace("  'page-in-part',\n", ''), DOCUMENT)).toEqual([
      'docs/operations.md names page-in-part, which no source has.',
    ]);
  });
});
