// @module-tag all
import { describe, expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';

/** The default limits of a page, and a margin for a busy machine. */
const DOCUMENT_LIMIT_MS = 500;
const SLACK_MS = 3_000;
const environment = {
  PAGE_RENDER_LIMIT: '200',
  RENDERER_RESTART_WAIT: '5',
  RENDERER_MEMORY: '48',
};
/** Documents never wait for a renderer that is down, so half of them arrive within this time, even on a busy machine. */
const MEDIAN_LIMIT_MS = 400;
/** Milliseconds between two requests while the renderer is down. */
const REQUEST_INTERVAL_MS = 20;

function shellWith(fault: string): string {
  return `exports.shared = {};
exports.handlePageRequest = async ({ url }) => {
  if (url.startsWith('/bad')) { ${fault} }
  const isUnknown = url.startsWith('/nowhere');
  return { status: isUnknown ? 404 : 200, modules: [], head: { title: 'Rendered' }, queries: 'null',
    rendered: { html: '<header>Shop</header>', styles: [] } };
};`;
}

interface TimedDocument {
  status: number;
  isRendered: boolean;
  milliseconds: number;
}

async function documentAt(address: string): Promise<TimedDocument> {
  const start = performance.now();
  const response = await fetch(address);
  const isRendered = (await response.text()).includes('<header>');
  return { status: response.status, isRendered, milliseconds: performance.now() - start };
}

/** Requests uncached pages one after another, from the fault until a page is rendered again. */
async function untilRendered(origin: string, fault: Promise<TimedDocument>): Promise<TimedDocument[]> {
  const seen: TimedDocument[] = [];
  let isDown = false;
  void fault.then(() => {
    isDown = true;
  });
  while (!isDown || !seen.at(-1)?.isRendered) {
    await new Promise((resolve) => setTimeout(resolve, REQUEST_INTERVAL_MS));
    seen.push(await documentAt(`${origin}/good?${Math.random()}`));
  }
  return [...seen, await fault];
}

/** Ends the renderer within a fraction of a second, like any page that uses up its heap. */
const OUT_OF_MEMORY = 'const kept = []; for (;;) kept.push(new Array(1e5).fill(url));';

const FAULTS = [
  { name: 'out of memory', times: 2, source: OUT_OF_MEMORY },
  {
    name: 'full of buffers, which are not part of its heap',
    times: 1,
    source: 'const kept = []; for (;;) kept.push(Buffer.alloc(2 ** 20, 1));',
  },
  { name: 'hung', times: 1, source: 'for (;;);' },
];

describe('while the renderer is', () => {
  test.each(FAULTS)(
    'PROM-51 $name, every document arrives in time with its status',
    { timeout: 120_000 },
    async (fault) => {
      const { origin } = await edgeUnderTest({
        shell: shellWith(fault.source),
        paths: ['/good', '/bad'],
        environment,
      });
      await documentAt(`${origin}/good`);
      const seen: TimedDocument[] = [];
      for (let time = 0; time < fault.times; time += 1) {
        seen.push(...(await untilRendered(origin, documentAt(`${origin}/bad?${time}`))));
      }
      const times = seen.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
      expect(times[Math.floor(times.length / 2)]).toBeLessThan(MEDIAN_LIMIT_MS);
      expect(times.at(-1)).toBeLessThan(DOCUMENT_LIMIT_MS + SLACK_MS);
      expect(seen.filter(({ isRendered }) => !isRendered).length).toBeGreaterThanOrEqual(fault.times);
      const ready = await (await fetch(`${origin}/health/ready`)).json();
      expect(ready).toMatchObject({ renderer: { isWarm: true, restarts: fault.times } });
    },
  );

  test('hung, a cached page is still served complete', async () => {
    const { origin } = await edgeUnderTest({ shell: shellWith('for (;;);'), environment });
    await documentAt(`${origin}/good`);
    const hanging = documentAt(`${origin}/bad`);
    for (let count = 0; count < 10; count += 1) {
      expect(await documentAt(`${origin}/good`)).toMatchObject({ status: 200, isRendered: true });
    }
    expect(await hanging).toMatchObject({ status: 200, isRendered: false });
  });
});

test('PROM-52 a page that crashed a renderer is quarantined', async () => {
  const { origin } = await edgeUnderTest({ shell: shellWith(OUT_OF_MEMORY), environment });
  await untilRendered(origin, documentAt(`${origin}/bad`));
  expect(await documentAt(`${origin}/bad`)).toMatchObject({ status: 200, isRendered: false });
  const ready = await (await fetch(`${origin}/health/ready`)).json();
  expect(ready).toMatchObject({ renderer: { isWarm: true, restarts: 1 } });
});
