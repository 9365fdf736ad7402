import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { bareSet } from '../../testing/set-fixture.ts';
import type { PageAnswer } from '../document/page-answer.ts';
import { shopConfiguration } from '../document/shop-configuration.ts';
import { createPageFaults } from './page-faults.ts';
import { createPageStore } from './page-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const WHOLE: PageAnswer = {
  status: 200,
  modules: [],
  head: { title: 'Sheets' },
  rendered: { html: '<header></header>', styles: [], preloads: '' },
  faults: [],
  queries: 'null',
};
const IN_PART: PageAnswer = { ...WHOLE, faults: ['No answer to getProduct: it is late.'] };

function storeOf(...answers: (PageAnswer | Error)[]) {
  const faults = createPageFaults();
  const answer = vi.fn(async () => {
    const next = answers.shift() ?? WHOLE;
    if (next instanceof Error) throw next;
    return next;
  });
  const settings = {
    configuration: shopConfiguration(readEnvironment({})),
    description: '',
    publicUrl: 'http://localhost:3000',
    devRemotes: {},
  };
  const set = bareSet(1, ['/']);
  return { pages: createPageStore({ set, renderer: { answer }, settings, faults }), faults, answer };
}

describe('a page of the store', () => {
  test('is rendered once for all that ask within two seconds', async () => {
    const { pages, answer } = storeOf();
    expect(await pages.pageOf('/')).toBe(await pages.pageOf('/'));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('stays whole for eight seconds when nothing better comes', async () => {
    const { pages, faults } = storeOf(WHOLE, new Error('gone'), IN_PART, new Error('gone'));
    const whole = await pages.pageOf('/');
    for (const wait of [2_600, 2_600, 2_600]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(await pages.pageOf('/')).toBe(whole);
    }
    expect(faults.counts()).toEqual({ pagesWithoutContent: 2, pagesInPart: 1 });
  });

  test('that lacks a part is kept for a second', async () => {
    const { pages, answer } = storeOf(IN_PART, WHOLE);
    await pages.pageOf('/');
    await vi.advanceTimersByTimeAsync(999);
    await pages.pageOf('/');
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await pages.pageOf('/');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('without content is not kept, and has the status of its path', async () => {
    const { pages, faults } = storeOf(new Error('gone'), new Error('gone'), new Error('gone'));
    expect(await pages.pageOf('/')).toMatchObject({ status: 200 });
    expect(await pages.pageOf('/nowhere')).toMatchObject({ status: 404 });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 3, pagesInPart: 0 });
  });

  test('counts as without content when the shell could not render it', async () => {
    const { pages, faults } = storeOf({ ...WHOLE, rendered: undefined, faults: ['Error: broken'] });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 1, pagesInPart: 0 });
  });
});
