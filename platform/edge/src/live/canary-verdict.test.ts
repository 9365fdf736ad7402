import { describe, expect, test } from 'vitest';
import { CanaryVerdict, type Group, needs, winnings } from './canary-verdict.ts';

/** A random generator that gives the same numbers for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Shoppers {
  /** Shares of visitors to whom this happens. */
  errors?: number;
  starts?: number;
  purchases?: number;
  /** Factor by which the canary's vitals are worse. */
  slower?: number;
}

const USUAL = { errors: 0.02, starts: 0.9, purchases: 0.1, slower: 1 };

/** A clock that a test sets, in milliseconds. */
function verdictWithClock() {
  const clock = { now: 0 };
  return { clock, verdict: new CanaryVerdict(() => clock.now) };
}

const RELEASE = 'catalog/0123456789abcdef';

/**
 * Visitors come at random, five a second in each group, until the canary is withdrawn. Every minute one group, chosen at random, has a slow
 * moment of two seconds in which its documents are incomplete and late.
 * @returns seconds until the canary is withdrawn; undefined if it never is
 */
function secondsUntilWithdrawn(seed: number, canary: Shoppers, seconds: number): number | undefined {
  const random = chance(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const { clock, verdict } = verdictWithClock();
  let slow: Group = 'canary';
  for (let visitor = 0; visitor < seconds * 5; visitor += 1) {
    clock.now += -200 * Math.log(1 - random());
    if (visitor % 300 === 0) slow = random() < 0.5 ? 'canary' : 'control';
    const group: Group = random() < 0.5 ? 'canary' : 'control';
    const isSlow = visitor % 300 < 10 && group === slow;
    const { errors, starts, purchases, slower } = group === 'canary' ? { ...USUAL, ...canary } : USUAL;
    const name = `${visitor}`;
    verdict.noteDocument(group, name);
    if (isSlow) verdict.note(group, 'documents', name);
    if (random() < errors) verdict.note(group, 'errors', name);
    if (random() < starts) verdict.note(group, 'starts', name);
    if (random() < purchases) verdict.note(group, 'purchases', name);
    for (const [vital, usual] of [
      ['LCP', 1_500],
      ['INP', 120],
    ] as const) {
      const value = usual * slower * Math.exp(0.6 * normal()) + (isSlow ? 2_000 : 0);
      verdict.noteVital(group, { release: RELEASE, name: vital, value }, name);
    }
    if (visitor % 5 === 0 && verdict.reason() !== undefined) return clock.now / 1_000;
  }
  return undefined;
}

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

describe('a canary', () => {
  test('PROM-308 that is equal to what is live is not withdrawn, 20 times of 20', () => {
    expect(seeds.map((seed) => secondsUntilWithdrawn(seed, {}, 1_000))).toEqual(seeds.map(() => undefined));
  });

  test.each<[string, Shoppers, number]>([
    ['that throws for one in 20 visitors more', { errors: 0.07 }, 300],
    ['whose INP and LCP are 30 % higher', { slower: 1.3 }, 700],
    ['whose pages never start', { starts: 0 }, 240],
    ['that nobody can buy from', { purchases: 0 }, 120],
  ])('PROM-308 %s is withdrawn', (_, canary, most) => {
    const found = seeds.map((seed) => secondsUntilWithdrawn(seed, canary, 4_000));
    expect(found).not.toContain(undefined);
    const sorted = found.map((seconds = Number.POSITIVE_INFINITY) => seconds).sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(most);
  });

  test('PROM-308 counts a visitor who got a document of the group, and once, whatever is sent', () => {
    const { clock, verdict } = verdictWithClock();
    const errors = () => verdict.compared()[0];
    verdict.note('canary', 'errors', '192.0.2.1');
    expect(errors()).toMatchObject({ canary: 0, control: 0, odds: 1 });
    verdict.noteDocument('canary', '192.0.2.1');
    for (let report = 0; report < 100; report += 1) {
      verdict.note('canary', 'errors', '192.0.2.1');
      clock.now += 2_000;
    }
    expect(errors()).toMatchObject({ canary: 1, control: 0 });
    expect(verdict.reason()).toBeUndefined();
  });

  test('PROM-308 is compared once in a slot, however many visitors meet the same', () => {
    const { clock, verdict } = verdictWithClock();
    for (let visitor = 0; visitor < 100; visitor += 1) {
      verdict.noteDocument('canary', `${visitor}`);
      verdict.note('canary', 'documents', `${visitor}`);
    }
    clock.now += 10_000;
    const [, documents] = verdict.compared();
    expect(documents).toMatchObject({
      canary: 100,
      control: 0,
      odds: expect.closeTo(winnings({ against: 1, for: 0 })),
    });
    expect(verdict.reason()).toBeUndefined();
  });

  test('PROM-308 is compared by pages of one package, and may be a tenth slower', () => {
    const { clock, verdict } = verdictWithClock();
    const lcp = () => verdict.compared()[4];
    const send = (group: Group, id: string, value: number) => {
      const visitor = `${id}${value}`;
      verdict.noteDocument(group, visitor);
      verdict.noteVital(group, { release: `${id}/0123456789abcdef`, name: 'LCP', value }, visitor);
    };
    send('canary', 'catalog', 109);
    send('control', 'account', 10);
    clock.now += 60_000;
    expect(lcp()).toMatchObject({ canary: 0, control: 0 });
    send('control', 'catalog', 100);
    expect(lcp()).toMatchObject({ canary: 0, control: 1 });
    send('control', 'catalog', 50);
    send('canary', 'catalog', 60);
    clock.now += 10_000;
    expect(lcp()).toMatchObject({ canary: 1, control: 1 });
  });
});

test('of all sequences of tosses of a fair coin, the winnings are 1 on average', () => {
  const tosses = 12;
  const all = Array.from({ length: 2 ** tosses }, (_, bits) => {
    const against = bits.toString(2).replaceAll('0', '').length;
    return winnings({ against, for: tosses - against });
  });
  expect(all.reduce((sum, each) => sum + each, 0) / all.length).toBeCloseTo(1);
});

test('PROM-308 says how many visitors it takes', () => {
  expect(needs()).toEqual([
    expect.stringMatching(/^An error that one in 20 visitors meets is found after about 180 of its visitors/),
    expect.stringMatching(/30 % higher is found after about \d{3} of its visitors/),
  ]);
});
