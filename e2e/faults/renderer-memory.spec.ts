import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../browser/shop-test.ts';
import { type OwnEdge, startOwnEdge } from '../edge/own-edge.ts';

/** The share of the run that only fills the caches. */
const WARM_UP = 0.25;
const AT_ONCE = 8;
/** For the live set and the previous one: the renderer, and the `sh` process that kills it when the edge server ends. */
const MOST_PROCESSES = 4;
const PATHS = ['/', '/shop/Sheet', '/shop/Board?material=HDF', '/shop/Sheet?search=teak', '/about', '/cart'];

/** `growth`: the factor by which memory may grow. A short run still fills caches, so it only finds leaked processes. */
const RUNS = [
  { releases: 4, renders: 96, growth: 1.6 },
  { releases: 20, renders: 10_000, growth: 1.1, tag: '@matrix' },
];

for (const { releases, renders, growth, tag } of RUNS) {
  test(`PROM-53 the memory of the edge server does not grow over ${renders} renders and ${releases} releases`, {
    tag,
  }, async () => {
    test.setTimeout(20 * 60_000);
    const edge = await startOwnEdge({
      PAGE_CACHE: 'off',
      VISITOR_PAGE_RATE: '100000',
      PAGE_DATA_LIMIT: '5000',
      PAGE_RENDER_LIMIT: '20000',
    });
    try {
      const sizes: number[] = [];
      const processes: number[] = [];
      for (let release = 0; release < releases; release += 1) {
        await releaseAgain(edge, 'inspiration');
        await renderPages(edge, renders / releases);
        sizes.push((await residentMemory(edge.pid)) / 1024);
        processes.push(await childProcesses(edge.pid));
      }
      const settled = sizes.slice(Math.ceil(releases * WARM_UP));
      const half = Math.floor(settled.length / 2);
      const [before, after] = [settled.slice(0, half), settled.slice(-half)].map(median);
      const megabytes = sizes.map((size) => size.toFixed(0)).join(' ');
      console.log(`Resident MB after each release: ${megabytes}; medians ${before} → ${after}`);
      expect(after).toBeLessThanOrEqual((before ?? 0) * growth);
      expect(Math.max(...processes), 'a renderer ends with the set after its own').toBe(MOST_PROCESSES);
      expect(await health(edge)).toMatchObject({ pagesWithoutContent: 0, renderer: { restarts: 0 } });
    } finally {
      await edge.stop();
    }
  });
}

type Live = {
  serial: number;
  live: Record<string, string>;
  history: Record<string, { hash: string; at: string }[]>;
};

/** Releases a copy of a remote under a new hash, and waits until the edge server serves it. */
async function releaseAgain(edge: OwnEdge, id: string): Promise<void> {
  const file = path.join(edge.registry, 'live.json');
  const { serial, live, history } = JSON.parse(await readFile(file, 'utf8')) as Live;
  const before = live[id] ?? '';
  // The hash is new each time, because a set with the releases of the previous one would use that set's renderer again.
  const after = ((BigInt(`0x${before}`) + 1n) % 16n ** 16n).toString(16).padStart(16, '0');
  const folder = (hash: string) => path.join(edge.registry, 'releases', id, hash);
  await cp(folder(before), folder(after), { recursive: true });
  const at = new Date().toISOString();
  const next: Live = {
    serial: serial + 1,
    live: { ...live, [id]: after },
    history: { ...history, [id]: [...(history[id] ?? []), { hash: after, at }] },
  };
  await writeFile(`${file}.draft`, JSON.stringify(next));
  await rename(`${file}.draft`, file);
  const limit = Date.now() + 60_000;
  while ((await liveHash(edge, id)) !== after) {
    if (Date.now() > limit) throw new Error(`${id} ${after} is not served.`);
  }
}

async function liveHash(edge: OwnEdge, id: string): Promise<string | undefined> {
  const response = await fetch(`${edge.origin}/releases/live`);
  return ((await response.json()) as { live: Record<string, string> }).live[id];
}

async function health(edge: OwnEdge): Promise<unknown> {
  return (await fetch(`${edge.origin}/health/ready`)).json();
}

async function renderPages(edge: OwnEdge, count: number): Promise<void> {
  let asked = 0;
  async function renderNext(): Promise<void> {
    while (asked < count) {
      const url = new URL(PATHS[asked % PATHS.length] ?? '/', edge.origin);
      asked += 1;
      const response = await fetch(url);
      expect(await response.text(), url.href).toContain('</header>');
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, renderNext));
}

/** Kilobytes. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

async function childProcesses(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((child) => child !== '').length;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
