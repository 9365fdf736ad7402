import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { WCAG_RULES } from 'shared-contracts/testing/accessibility-rules';
import { type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { inTime } from './phone.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: [...WCAG_RULES],
  // `fainterParts` compares contrasts.
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  preload: false,
};

/** The rules of axe for WCAG 2.2 AA that the page breaks, such as `image-alt: Images must have alternative text`. */
export async function brokenRules(page: Page): Promise<string[]> {
  await inTime(page.evaluate(AXE));
  return await inTime(
    page.evaluate(async (options) => {
      const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run(options);
      // The trial also compares what a page holds in memory and changes of the browser's own functions.
      Reflect.deleteProperty(globalThis, 'axe');
      Reflect.deleteProperty(document, 'elementsFromPoint');
      return violations.map(({ id, help }) => `${id}: ${help}`);
    }, OPTIONS),
  );
}

/** @returns a sentence if the page breaks rules that the live one keeps */
export function newlyBroken(address: string, live: readonly string[], now: readonly string[]): Reason[] {
  const added = now.filter((rule) => !live.includes(rule));
  if (added.length === 0) return [];
  return seenBy('accessible', `${address} breaks rules of axe that it keeps live. ${added.join('. ')}.`);
}
