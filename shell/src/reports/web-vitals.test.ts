import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

vi.mock('web-vitals', () => {
  const names = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
  return Object.fromEntries(names.map((name) => [name, vi.fn()]));
});

const beacon = vi.fn<(url: string, body: string) => boolean>();

/** Loads the document of a product list, with this `vitals` configuration. */
async function openDocument(vitals?: object): Promise<void> {
  vi.resetModules();
  await import('../testing/remote-pages.ts');
  const remotes = { catalog: { version: 'bbbb' }, account: { version: 'development' } };
  document.body.innerHTML = `
    <script type="application/json" id="released-set">${JSON.stringify({ shell: 'aaaa', remotes })}</script>
    <script type="application/json" id="configuration">${JSON.stringify({ vitals })}</script>`;
  window.history.replaceState(null, '', '/shop/Sheet?search=my+secret');
  const { measureSome } = await import('./measure-some.ts');
  measureSome();
  await vi.dynamicImportSettled();
}

function report(observe: unknown, metric: Partial<Metric>): void {
  vi.mocked(observe as typeof onLCP).mock.lastCall?.[0](metric as Parameters<Parameters<typeof onLCP>[0]>[0]);
}

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a visit of the sample sends its last values when it is left, by the release of their page', async () => {
  await openDocument({ address: '/vitals', share: 1 });
  report(onLCP, { id: '1', name: 'LCP', value: 900 });
  report(onLCP, { id: '1', name: 'LCP', value: 1_234.56789 });
  report(onCLS, { id: '2', name: 'CLS', value: 0.012 });
  report(onTTFB, { id: '3', name: 'TTFB', value: 20, navigationURL: 'https://shop.example/about' });
  report(onFCP, { id: '4', name: 'FCP', value: 20, navigationURL: 'https://shop.example/profile' });
  expect(beacon).not.toHaveBeenCalled();
  leave();
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect(address).toBe('/vitals');
  expect(JSON.parse(body ?? '')).toEqual([
    { release: 'catalog/bbbb', name: 'LCP', value: 1_234.568 },
    { release: 'catalog/bbbb', name: 'CLS', value: 0.012 },
    { release: 'shell/aaaa', name: 'TTFB', value: 20 },
  ]);
  leave();
  report(onINP, { id: '5', name: 'INP', value: 48 });
  leave();
  expect(beacon).toHaveBeenCalledTimes(2);
});

test.each([
  ['without vitals in the configuration', undefined, 0],
  ['beyond the share', { address: '/vitals', share: 0.1 }, 0.1],
])('no visit is measured %s', async (_, vitals, random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  vi.mocked(onLCP).mockClear();
  await openDocument(vitals);
  expect(onLCP).not.toHaveBeenCalled();
});
