import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenderQueue } from './render-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT = 150;
const OF_ONE_PAGE = 6;

function queueUnderTest() {
  const queue = new RenderQueue(LIMIT);
  const begun: string[] = [];
  const leave = new Map<string, () => void>();
  const failed: string[] = [];
  const enter = async (name: string, page: string, isChoice = false, left = 7) => {
    try {
      leave.set(name, await queue.enter({ page, isChoice, left }));
      begun.push(name);
    } catch (error) {
      failed.push(String(error));
    }
  };
  const turn = () => vi.advanceTimersByTimeAsync(0);
  /** Frees the place of a request, so that the next one begins. */
  const finish = async (name: string) => {
    leave.get(name)?.();
    await turn();
  };
  const fill = async (page: string, count: number) => {
    for (let request = 0; request < count; request += 1) void enter(`${page}${request}`, page);
    await turn();
  };
  return { begun, failed, enter, fill, finish, turn, queue };
}

describe('RenderQueue', () => {
  test('PROM-60 keeps a place for other pages, however many requests one page has', async () => {
    const { begun, enter, fill, turn } = queueUnderTest();
    await fill('shop', 20);
    expect(begun).toHaveLength(OF_ONE_PAGE);
    void enter('product', 'product');
    await turn();
    expect(begun.at(-1)).toBe('product');
  });

  test('counts the requests that wait', async () => {
    const { fill, finish, queue } = queueUnderTest();
    await fill('shop', 20);
    expect(queue.waiting()).toBe(14);
    await finish('shop0');
    expect(queue.waiting()).toBe(13);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(queue.waiting()).toBe(0);
  });

  test('PROM-60 takes turns between pages when all places are taken', async () => {
    const { begun, enter, fill, finish } = queueUnderTest();
    for (const page of ['shop', 'home', 'cart']) await fill(page, OF_ONE_PAGE + 2);
    // The cart's fifth and sixth requests would be beyond the sixteen places of all pages.
    expect(begun).toHaveLength(16);
    void enter('product', 'product');
    const before = begun.length;
    for (const name of ['shop0', 'shop1', 'shop2', 'shop3']) await finish(name);
    expect(begun.slice(before)).toEqual(['shop6', 'cart4', 'product', 'shop7']);
  });

  test('PROM-60 begins with the networks that have the most left, of equal ones with the first', async () => {
    const { begun, enter, fill, finish } = queueUnderTest();
    await fill('shop', OF_ONE_PAGE + 2);
    void enter('guesses', 'shop', false, 1);
    void enter('shopper', 'shop', false, 140);
    for (const name of ['shop0', 'shop1', 'shop2', 'shop3']) await finish(name);
    expect(begun.slice(OF_ONE_PAGE)).toEqual(['shopper', 'shop6', 'shop7', 'guesses']);
  });

  test('PROM-60 rejects a request that finds no place within the limit, and forgets it', async () => {
    const { begun, failed, fill, finish } = queueUnderTest();
    await fill('shop', OF_ONE_PAGE + 1);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(failed).toEqual(['Error: The renderer had no place for the page within 150 ms.']);
    await finish('shop0');
    expect(begun).toHaveLength(OF_ONE_PAGE);
  });

  test('PROM-60 renders choices one by one once pages take more than half of their time, and more again later', async () => {
    const { begun, enter, fill, finish, turn, queue } = queueUnderTest();
    const noteTimes = async (share: number, times: number) => {
      for (let time = 0; time < times; time += 1) {
        await vi.advanceTimersByTimeAsync(500);
        queue.noteTime(share);
      }
    };
    const choose = async (count: number) => {
      for (let choice = 0; choice < count; choice += 1)
        void enter(`choice ${begun.length} ${choice}`, 'shop', true);
      await turn();
      const chosen = begun.filter((name) => name.startsWith('choice'));
      for (const name of begun.splice(0)) await finish(name);
      return chosen.length;
    };
    expect(await choose(OF_ONE_PAGE)).toBe(OF_ONE_PAGE);
    await noteTimes(0.6, 3);
    expect(await choose(2)).toBe(1);
    await fill('shop', OF_ONE_PAGE);
    expect(begun).toEqual(expect.arrayContaining(['shop0', 'shop5']));
    await noteTimes(0.4, 4);
    expect(await choose(5)).toBe(5);
  });

  test('frees a place once, however often it is freed', async () => {
    const { begun, fill, finish } = queueUnderTest();
    await fill('shop', OF_ONE_PAGE + 3);
    await finish('shop0');
    await finish('shop0');
    expect(begun).toHaveLength(OF_ONE_PAGE + 1);
  });
});
