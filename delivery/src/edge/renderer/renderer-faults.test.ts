import { afterAll, describe, expect, test } from 'vitest';
import { edgeUnderTest } from '../../testing/edge-fixture.ts';

/** A page's own limits by default, and what a busy machine may add. */
const DOCUMENT_LIMIT_MS = 500;
const SLACK_MS = 3_000;
const environment = {
  PAGE_RENDER_LIMIT: '200',
  RENDERER_RESTART_WAIT: '5',
  RENDERER_MEMORY: '48',
};
/** Nobody waits for a renderer that is away: half of all documents come sooner than this, on a busy machine too. */
const MEDIAN_LIMIT_MS = 400;
/** While it is down, a thread is asked for pages this often, in milliseconds. */
const ASK_AGAIN_MS = 20;

function shellWith(fault: string): string {
  return `exports.shared = {};
exports.handlePageRequest = async ({ url }) => {
  if (url.startsWith('/bad')) { ${fault} }
  const isUnknown = url.startsWith('/nowhere');
  return { status: isUnknown ? 404 : 200, modules: [], head: { title: 'Worked on' }, queries: 'null',
    rendered: { html: '<header>Shop</header>', styles: [] } };
};`;
}

interface SeenDocument {
  status: number;
  isRendered: boolean;
  milliseconds: number;
}

async function documentAt(address: string): Promise<SeenDocument> {
  const start = performance.now();
  const answer = await fetch(address);
  const isRendered = (await answer.text()).includes('<header>');
  return { status: answer.status, isRendered, milliseconds: performance.now() - start };
}

const table: Record<string, object> = {};
afterAll(() => console.table(table));

/** Tells what was seen. @returns the median and the longest time of a document */
function report(fault: string, seen: readonly SeenDocument[]): { median: number; slowest: number } {
  const times = seen.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const median = Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN);
  const slowest = Math.round(times.at(-1) ?? Number.NaN);
  table[fault] = {
    documents: seen.length,
    'without content': seen.filter(({ isRendered }) => !isRendered).length,
    status: [...new Set(seen.map(({ status }) => status))].join(', '),
    'median ms': median,
    'slowest ms': slowest,
  };
  return { median, slowest };
}

/** Pages that nobody asked for before, one after the other, from the fault until one is rendered again. */
async function untilRendered(origin: string, fault: Promise<SeenDocument>): Promise<SeenDocument[]> {
  const seen: SeenDocument[] = [];
  let isDown = false;
  void fault.then(() => {
    isDown = true;
  });
  while (!isDown || !seen.at(-1)?.isRendered) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    seen.push(await documentAt(`${origin}/good?${Math.random()}`));
  }
  return [...seen, await fault];
}

const FAULTS = [
  { name: 'killed 20 times', times: 20, source: 'process.exit(1)' },
  {
    name: 'killed by an error that nobody catches',
    times: 1,
    source: "setTimeout(() => { throw new Error('no') }); await new Promise(() => {})",
  },
  { name: 'hung', times: 2, source: 'for (;;);' },
  {
    name: 'out of memory',
    times: 1,
    source: 'const kept = []; for (;;) kept.push(new Array(1e5).fill(url));',
  },
];

describe('while the renderer is', () => {
  test.each(FAULTS)(
    '$name, every document comes in time and with its status',
    { timeout: 120_000 },
    async (fault) => {
      const { origin } = await edgeUnderTest({
        shell: shellWith(fault.source),
        paths: ['/good', '/bad'],
        environment,
      });
      await documentAt(`${origin}/good`);
      const seen: SeenDocument[] = [];
      for (let time = 0; time < fault.times; time += 1) {
        seen.push(...(await untilRendered(origin, documentAt(`${origin}/bad?${time}`))));
      }
      const { median, slowest } = report(fault.name, seen);
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
      expect(median).toBeLessThan(MEDIAN_LIMIT_MS);
      expect(slowest).toBeLessThan(DOCUMENT_LIMIT_MS + SLACK_MS);
      expect(seen.filter(({ isRendered }) => !isRendered).length).toBeGreaterThanOrEqual(fault.times);
      const ready = await (await fetch(`${origin}/health/ready`)).json();
      expect(ready).toMatchObject({ renderer: { isWarm: true, restarts: fault.times } });
    },
  );

  test('hung, a page that was asked for before is still given whole', async () => {
    const { origin } = await edgeUnderTest({ shell: shellWith('for (;;);'), environment });
    await documentAt(`${origin}/good`);
    const hanging = documentAt(`${origin}/bad`);
    for (let count = 0; count < 10; count += 1) {
      expect(await documentAt(`${origin}/good`)).toMatchObject({ status: 200, isRendered: true });
    }
    expect(await hanging).toMatchObject({ status: 200, isRendered: false });
  });

  test('not there, an unknown path is a 404 all the same', async () => {
    const { origin } = await edgeUnderTest({ shell: "throw new Error('no')", paths: ['/good'] });
    expect(await documentAt(`${origin}/good`)).toMatchObject({ status: 200, isRendered: false });
    expect(await documentAt(`${origin}/nowhere`)).toMatchObject({ status: 404, isRendered: false });
  });
});

test('a page that a renderer ended on is risked on no other', async () => {
  const { origin } = await edgeUnderTest({ shell: shellWith('process.exit(1)'), environment });
  await untilRendered(origin, documentAt(`${origin}/bad`));
  expect(await documentAt(`${origin}/bad`)).toMatchObject({ status: 200, isRendered: false });
  const ready = await (await fetch(`${origin}/health/ready`)).json();
  expect(ready).toMatchObject({ renderer: { isWarm: true, restarts: 1 } });
});
