import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { WCAG_RULES } from 'shared-contracts/testing/accessibility-rules';

/** The minified file, because each document parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA. */
const OPTIONS: RunOptions = {
  runOnly: [...WCAG_RULES, 'best-practice'],
  // Elements that pass are left out: axe would describe them one by one, in three times the processor time.
  resultTypes: ['violations'],
  // Style sheets are left out: axe would fetch and parse them again for an experimental rule that does not run.
  preload: { assets: ['media'] },
};

type WithAxe = typeof globalThis & { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };

export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { axe } = globalThis as WithAxe;
    if (!axe) throw new Error('axe is not loaded.');
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);
  expect(found).toEqual([]);
}
