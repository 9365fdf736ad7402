import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES, rulesPage } from './rules-page.ts';

test('PROM-105 the page for teams is printed from the rules', async () => {
  const page = join(import.meta.dirname, '../../../../docs/build-rules.md');
  await expect(rulesPage()).toMatchFileSnapshot(page);
});

test('PROM-105 each rule has an id of its own', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
