// @module-tag all
import { describe, expect, it } from 'vitest';
import { betterPlans, lastOf, seeded } from './better-plans.ts';
import { fits, type Panel, type Stock } from './plan.ts';
import { planFaults } from './plan-faults-fixture.ts';

/** 8 × 4 ft, 5 mm trimmed off each edge, a blade of 3 mm. */
const SHEET: Stock = { length: 24_300, width: 12_100, kerf: 30 };

const search = (panels: readonly Panel[], stock = SHEET, attempts = 200) =>
  lastOf(betterPlans(panels, stock, attempts));

const panelsOf = (count: number, length: number, width: number, mayTurn = false): Panel[] =>
  Array.from({ length: count }, () => ({ length, width, mayTurn }));

/** A random list: realistic for some seeds, extreme for others. */
function randomList(seed: number): { panels: Panel[]; stock: Stock } {
  const random = seeded(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const stock = {
    length: between(500, 25_000),
    width: between(500, 13_000),
    kerf: between(0, 1) * between(1, 60),
  };
  const panels = Array.from({ length: between(1, 60) }, () => ({
    length: between(1, stock.length),
    width: between(1, stock.width),
    mayTurn: random() < 0.5,
  }));
  return { panels, stock };
}

describe('a cutting plan', () => {
  it.each(Array.from({ length: 150 }, (_, seed) => seed))('CUT-12 can be sawn: list %i', (seed) => {
    const { panels, stock } = randomList(seed);
    const { sheets, atLeast } = search(panels, stock, 60);
    expect(planFaults(panels, stock, { sheets })).toEqual([]);
    expect(sheets.length).toBeGreaterThanOrEqual(atLeast);
    for (const { placed, free, used } of sheets) {
      const areas = [...placed, ...free].map(({ length, width }) => length * width);
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeLessThanOrEqual(stock.length * stock.width);
      expect(used).toBe(placed.reduce((sum, { length, width }) => sum + length * width, 0));
    }
  });

  it('CUT-12 is the same for the same list', () => {
    const { panels, stock } = randomList(7);
    expect(search(panels, stock)).toEqual(search(panels, stock));
  });

  it('CUT-9 fills a sheet to the last tenth of a millimetre, with the blade between the panels alone', () => {
    expect(search(panelsOf(2, SHEET.length, (SHEET.width - SHEET.kerf) / 2)).sheets).toHaveLength(1);
    expect(search(panelsOf(2, SHEET.length, (SHEET.width - SHEET.kerf) / 2 + 1)).sheets).toHaveLength(2);
  });

  it('CUT-3 turns no panel of a decor with a grain', () => {
    expect(search(panelsOf(8, 6_000, 12_000, true)).sheets).toHaveLength(2);
    expect(search(panelsOf(8, 12_000, 6_000, false)).sheets).toHaveLength(2);
    expect(search(panelsOf(2, 12_000, 3_000)).sheets.flatMap(({ placed }) => placed)).toEqual(
      expect.arrayContaining([expect.objectContaining({ length: 12_000, width: 3_000 })]),
    );
    expect(
      fits({ length: 12_200, width: 600, mayTurn: false }, { length: 6_000, width: 24_000, kerf: 0 }),
    ).toBe(false);
  });

  it('CUT-13 ends as soon as no plan can need fewer sheets', () => {
    const { sheets, atLeast } = search(panelsOf(9, 8_000, 6_000, true));
    expect(sheets).toHaveLength(2);
    expect(atLeast).toBe(2);
    const steps = [...betterPlans(panelsOf(9, 8_000, 6_000, true), SHEET)].length;
    expect(steps).toBeLessThan(200);
  });

  it('CUT-13 needs fewer sheets than the first plan, after a while', () => {
    const random = seeded(1);
    const panels = Array.from({ length: 40 }, () => ({
      length: 16_000 + Math.floor(random() * 8_000),
      width: 500 + Math.floor(random() * 5_500),
      mayTurn: false,
    }));
    const [first] = betterPlans(panels, SHEET);
    expect(search(panels, SHEET, 2_000).sheets.length).toBeLessThan(first?.sheets.length ?? 0);
  });

  it('of no panels has no sheets', () => {
    expect(search([])).toEqual({ sheets: [], atLeast: 0 });
  });
});
