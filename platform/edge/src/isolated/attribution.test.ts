import { expect, test, vi } from 'vitest';
import { attributedBuild } from './server-builds.ts';

test('tells the remote of each page and fragment that runs, and keeps what they return and export', () => {
  const note = vi.fn();
  const Strip = Object.assign((name: string) => `strip of ${name}`, { prefetch: () => ['a query'] });
  const build = { modules: { shop: { Page: () => 'the shop', parameters: { page: 'one' } }, strip: Strip } };
  const { modules } = attributedBuild('catalog', build, note) as typeof build;
  expect(note).not.toHaveBeenCalled();
  expect([modules.shop.Page(), modules.strip('teak'), modules.strip.prefetch()]).toEqual([
    'the shop',
    'strip of teak',
    ['a query'],
  ]);
  expect(modules.shop.parameters).toEqual({ page: 'one' });
  expect(note.mock.calls).toEqual([['catalog'], ['catalog'], ['catalog']]);
});
