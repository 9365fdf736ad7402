import { beforeEach, expect, it, vi } from 'vitest';
import type { BundlerRuntime } from './bundler-runtime.ts';
import { loadFirst } from './first-remotes.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';
import { providedPackages } from './provided-packages.ts';

const { look } = vi.hoisted(() => ({ look: { major: 2 } }));
vi.mock('./previous-contract.ts', () => ({
  previousContract: { version: '2.9.0', shared: { 'shared-contracts/look': look } },
}));
vi.mock('../document/published-set.ts', () => ({ integrityOf: () => 'sha384-released' }));

const REMOTE = { name: 'mfe_gallery', entry: '/releases/gallery/1/remoteEntry.js' } as never;

/** What a remote's entry borrows from the shell. */
type Lent = {
  bundlerRuntime: { init: (options: object) => void; consumes: (options: object) => void };
};

const page = globalThis as unknown as { __SHOP_FEDERATION__: Lent; mfe_gallery?: unknown };

const scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  scripts.length = 0;
  delete page.mfe_gallery;
  // happy-dom loads no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as never));
});

/** What a remote's chunk receives when it imports a shared package. */
async function consumed(shareKey: string, requiredVersion = '^3.0.0'): Promise<unknown> {
  const runtime = { l: vi.fn(), c: {}, m: {} as Record<string, (module: object) => void> };
  const { init, consumes } = page.__SHOP_FEDERATION__.bundlerRuntime;
  init({ webpackRequire: runtime satisfies BundlerRuntime });
  const promises: Promise<void>[] = [];
  consumes({
    chunkId: 'page',
    chunkMapping: { page: ['package'] },
    moduleToHandlerMapping: {
      package: { shareKey, shareInfo: { shareConfig: { requiredVersion } } },
    },
    promises,
    webpackRequire: runtime,
  });
  await Promise.all(promises);
  const module: { exports?: unknown } = {};
  runtime.m.package?.(module);
  return module.exports;
}

it('PROM-212 PROM-231 a remote of the first paint gets the shell’s own instance of each shared package', async () => {
  for (const [name, instance] of Object.entries(providedPackages))
    expect(await consumed(name)).toBe(instance);
  expect(await consumed('shared-contracts/stored')).toBe(await import('shared-contracts/stored'));
  await expect(consumed('left-pad')).rejects.toThrow('does not share left-pad');
});

it('PROM-154 a remote of the first paint that was built for the major before gets its adapters', async () => {
  expect(await consumed('shared-contracts/look', '^2.0.0')).toBe(look);
  const name = 'shared-contracts/events';
  expect(await consumed(name, '^2.0.0')).toBe(providedPackages[name]);
});

it('PROM-212 modules of one remote share its entry, which runs with the released bytes', async () => {
  const modules = [loadFirst(REMOTE, 'page'), loadFirst(REMOTE, 'strip')];
  page.mfe_gallery = { get: async (module: string) => () => ({ default: module }) };
  expect(scripts.map(({ integrity }) => integrity)).toEqual(['sha384-released']);
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(modules)).toEqual([{ default: './page' }, { default: './strip' }]);
});

it('PROM-212 an entry that never comes fails after the time limit', async () => {
  vi.useFakeTimers();
  const hung = loadFirst({ name: 'mfe_hung', entry: '/releases/hung/1/remoteEntry.js' } as never, 'page');
  const failed = expect(hung).rejects.toThrow('The entry of mfe_hung could not be loaded.');
  await vi.advanceTimersByTimeAsync(LOAD_TIME_LIMIT);
  await failed;
  vi.useRealTimers();
});
