import type { PageResponse } from 'shared-contracts/document';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { bareSet } from '../../testing/set-fixture.ts';
import { documentSettings } from '../document/page-document.ts';
import { createPageFaults } from './page-faults.ts';
import { createPageStore } from './page-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const COMPLETE: PageResponse = {
  status: 200,
  modules: [],
  head: { title: 'Sheets' },
  rendered: { html: '<header></header>', styles: [], preloads: '' },
  faults: [],
  queries: 'null',
};
const INCOMPLETE: PageResponse = { ...COMPLETE, faults: ['getProduct timed out.'] };

function storeOf(...responses: (PageResponse | Error)[]) {
  const faults = createPageFaults();
  const render = vi.fn(async () => {
    const next = responses.shift() ?? COMPLETE;
    if (next instanceof Error) throw next;
    return next;
  });
  const settings = documentSettings(readEnvironment({}), 'http://localhost:3000');
  const set = bareSet(1, ['/']);
  return { pages: createPageStore({ set, renderer: { render }, settings, faults }), faults, render };
}

describe('createPageStore', () => {
  test('renders a page once for all requests within two seconds', async () => {
    const { pages, render } = storeOf();
    expect(await pages.pageOf('/')).toBe(await pages.pageOf('/'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('serves a complete page for eight seconds while rendering it again fails', async () => {
    const { pages, faults } = storeOf(COMPLETE, new Error('gone'), INCOMPLETE, new Error('gone'));
    const complete = await pages.pageOf('/');
    for (const wait of [2_600, 2_600, 2_600]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(await pages.pageOf('/')).toBe(complete);
    }
    expect(faults.counts()).toEqual({ pagesWithoutContent: 2, pagesInPart: 1 });
  });

  test('caches an incomplete page for one second', async () => {
    const { pages, render } = storeOf(INCOMPLETE, COMPLETE);
    await pages.pageOf('/');
    await vi.advanceTimersByTimeAsync(999);
    await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('does not cache a page without content, and gives it the status of its path', async () => {
    const { pages, faults } = storeOf(new Error('gone'), new Error('gone'), new Error('gone'));
    expect(await pages.pageOf('/')).toMatchObject({ status: 200 });
    expect(await pages.pageOf('/nowhere')).toMatchObject({ status: 404 });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 3, pagesInPart: 0 });
  });

  test('counts a page that the shell could not render as one without content', async () => {
    const { pages, faults } = storeOf({ ...COMPLETE, rendered: undefined, faults: ['Error: broken'] });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 1, pagesInPart: 0 });
  });
});
