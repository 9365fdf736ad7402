import { describe, expect, it } from 'vitest';
import type { ShortlistEntry } from './shortlist.ts';
import {
  afterAnswer,
  joinShortlists,
  MAX_REMOVED,
  productKey,
  shortlisted,
  withChange,
  withoutOldRemovals,
} from './shortlist-rules.ts';

const NOON = Date.UTC(2026, 10, 26, 12);
const at = (milliseconds: number) => new Date(NOON + milliseconds).toISOString();
const entry = (product_id: string, time: number, is_removed = false): ShortlistEntry => ({
  product_id,
  material: 'Sheet',
  changed_at: at(time),
  is_removed,
});
const ids = (entries: readonly ShortlistEntry[]) => entries.map(({ product_id }) => product_id);

/** Pseudo-random numbers from 0 to below 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Random lists with few products and few times, so that conflicts are frequent. */
function randomLists(seed: number, count: number): ShortlistEntry[][] {
  const random = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, () =>
    Array.from({ length: upTo(8) }, () => ({
      ...entry(`P${upTo(5)}`, upTo(4), upTo(2) === 1),
      material: upTo(4) === 0 ? 'HDF' : 'Sheet',
    })),
  );
}

/** Seeds of the random lists. */
const RUNS = Array.from({ length: 500 }, (_, seed) => seed + 1);
const EMPTY: ShortlistEntry[] = [];

describe('joinShortlists', () => {
  it('SHORT-12 gives the same in whatever order lists are joined', () => {
    for (const seed of RUNS) {
      const [a = EMPTY, b = EMPTY] = randomLists(seed, 2);
      expect(joinShortlists(a, b)).toEqual(joinShortlists(b, a));
    }
  });

  it('SHORT-12 gives the same in whatever groups lists are joined', () => {
    for (const seed of RUNS) {
      const [a = EMPTY, b = EMPTY, c = EMPTY] = randomLists(seed, 3);
      const joined = joinShortlists(a, b, c);
      expect(joinShortlists(joinShortlists(a, b), c)).toEqual(joined);
      expect(joinShortlists(a, joinShortlists(b, c))).toEqual(joined);
    }
  });

  it('SHORT-12 gives the same however often a list is joined', () => {
    for (const seed of RUNS) {
      const [a = EMPTY, b = EMPTY] = randomLists(seed, 2);
      const joined = joinShortlists(a, b);
      expect(joinShortlists(joined, joined)).toEqual(joined);
      expect(joinShortlists(joined, a, b, a)).toEqual(joined);
    }
  });

  it('SHORT-12 loses no product, and of each the last change counts', () => {
    for (const seed of RUNS) {
      const lists = randomLists(seed, 4);
      const all = lists.flat();
      const joined = joinShortlists(...lists);
      expect(new Set(joined.map(productKey))).toEqual(new Set(all.map(productKey)));
      for (const { changed_at, ...product } of joined) {
        const changes = all.filter((one) => productKey(one) === productKey(product));
        expect(changed_at).toBe(
          changes
            .map((one) => one.changed_at)
            .sort()
            .at(-1),
        );
      }
    }
  });

  it('SHORT-12 keeps products apart whose ids hold signs that separate', () => {
    for (const sign of ['\n', '","', ' ', '\u0000', '\\']) {
      const one = { ...entry('A', 1), product_id: `A${sign}B`, material: 'C' };
      const other = { ...one, product_id: 'A', material: `B${sign}C` };
      expect(joinShortlists([one], [other])).toHaveLength(2);
    }
  });

  it('SHORT-12 keeps a product that was added and taken off in the same millisecond', () => {
    expect(joinShortlists([entry('A', 5, true)], [entry('A', 5)])).toEqual([entry('A', 5)]);
  });

  it('lists the last change first', () => {
    expect(ids(joinShortlists([entry('A', 1), entry('B', 3)], [entry('C', 2)]))).toEqual(['B', 'C', 'A']);
  });
});

describe('withoutOldRemovals', () => {
  it('SHORT-13 forgets what was taken off first, and no product that is on the list', () => {
    const removed = Array.from({ length: MAX_REMOVED + 20 }, (_, time) => entry(`R${time}`, time, true));
    const kept = Array.from({ length: 150 }, (_, time) => entry(`K${time}`, -time));
    const rest = withoutOldRemovals(joinShortlists(removed, kept));
    expect(shortlisted(rest)).toHaveLength(150);
    const remembered = ids(rest.filter(({ is_removed }) => is_removed));
    expect(remembered).toHaveLength(MAX_REMOVED);
    expect(remembered.at(-1)).toBe('R20');
  });
});

describe('withChange', () => {
  it('adds a product, and takes it off', () => {
    const added = withChange([], entry('A', 0), { is_removed: false, now: NOON });
    expect(added).toEqual([entry('A', 0)]);
    const removed = withChange(added, entry('A', 0), { is_removed: true, now: NOON + 9 });
    expect(removed).toEqual([entry('A', 9, true)]);
  });

  it('SHORT-15 counts although the clock of the device is behind', () => {
    const before = [entry('A', 60_000)];
    const removed = withChange(before, entry('A', 0), { is_removed: true, now: NOON - 60_000 });
    expect(joinShortlists(before, removed)).toEqual([entry('A', 60_001, true)]);
  });
});

describe('afterAnswer', () => {
  it('SHORT-15 takes the server’s time in place of one in the future, so that a later change elsewhere counts', () => {
    const sent = [entry('A', 9_999_999)];
    const settled = afterAnswer(sent, { sent, answer: [entry('A', 10)] });
    expect(settled).toEqual([entry('A', 10)]);
    expect(shortlisted(joinShortlists(settled, [entry('A', 20, true)]))).toEqual([]);
  });

  it('SHORT-15 keeps what has changed since the list was sent', () => {
    const sent = [entry('A', 1), entry('B', 1)];
    const since = withChange(sent, entry('B', 0), { is_removed: true, now: NOON + 5 });
    const settled = afterAnswer(withChange(since, entry('C', 0), { is_removed: false, now: NOON + 6 }), {
      sent,
      answer: [entry('A', 1), entry('B', 1), entry('D', 2)],
    });
    expect(ids(shortlisted(settled))).toEqual(['C', 'D', 'A']);
  });

  it('SHORT-15 loses no product that the answer leaves out', () => {
    const sent = [entry('A', 1), entry('B', 2)];
    expect(ids(afterAnswer(sent, { sent, answer: [entry('A', 1)] }))).toEqual(['B', 'A']);
  });
});
