import { readFileSync } from 'node:fs';
import { type OwnEdge, startOwnEdge } from 'e2e/edge/own-edge';
import { firstProduct } from 'e2e/provider-data/first-product';
import { runLoad } from './load.ts';

/** Documents per second of an edge server on one core; the provider and this program use the others. */
const CORE = 0;
const CONNECTIONS = 8;
const WARM_UP = 2_000;
const DURATION = 5_000;

/** Clock ticks per second in which the kernel counts processor time. */
const TICKS_PER_SECOND = 100;

// Long timeouts: this measures throughput, not how many documents meet a timeout.
const LIMITS = { PAGE_DATA_LIMIT: '5000', PAGE_RENDER_LIMIT: '20000', VISITOR_PAGE_RATE: '100000' };
const keeping = await startOwnEdge(LIMITS, { core: CORE });
const rendering = await startOwnEdge({ ...LIMITS, PAGE_CACHE: 'off' }, { core: CORE });
try {
  console.log(`\n## Documents of the edge on one core, ${CONNECTIONS} connections, Brotli\n`);
  console.log('| | documents | per second | median ms | p99 ms | processor ms each |');
  console.log('|---|---|---|---|---|---|');
  const pages = { home: '/', shop: '/shop/Sheet', product: (await firstProduct()).path, cart: '/cart' };
  for (const [name, path] of Object.entries(pages)) {
    await report(`${name} | kept`, keeping, path);
    await report(`${name} | rendered`, rendering, path);
  }
  console.log(`\n${await (await fetch(`${rendering.origin}/health/ready`)).text()}`);
} finally {
  await Promise.all([keeping.stop(), rendering.stop()]);
}

async function report(title: string, edge: OwnEdge, path: string): Promise<void> {
  const load = { origin: edge.origin, connections: CONNECTIONS, path };
  await runLoad({ ...load, duration: WARM_UP });
  const before = processorTime(edge.pid);
  const { perSecond, median, p99, statuses } = await runLoad({ ...load, duration: DURATION });
  const spent = processorTime(edge.pid) - before;
  const { 200: sent = 0, ...others } = statuses;
  if (sent === 0 || Object.keys(others).length > 0) throw new Error(JSON.stringify(statuses));
  const figures = [perSecond.toFixed(0), median.toFixed(1), p99.toFixed(1), (spent / sent).toFixed(2)];
  console.log(`| ${[title, ...figures].join(' | ')} |`);
}

/** Processor time of a process in milliseconds, with all its threads. */
function processorTime(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}
