import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showModally } from './show-modally.ts';

const page = document.documentElement;
let first: HTMLDialogElement;
let second: HTMLDialogElement;
beforeEach(() => {
  [first, second] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(first, second);
});
afterEach(() => {
  document.body.replaceChildren();
  delete page.dataset['modal'];
});

test('SITE-27 the page is held until the last dialog is closed', () => {
  showModally(first);
  showModally(second);
  expect(page.dataset['modal']).toBe('page');
  second.close();
  expect(page.dataset['modal']).toBe('page');
  first.close();
  expect(page.dataset['modal']).toBeUndefined();
});

test('SITE-27 a dialog that is removed while it is open lets the page go', () => {
  const release = showModally(first, 'picture');
  expect(page.dataset['modal']).toBe('picture');
  release();
  first.remove();
  expect(page.dataset['modal']).toBeUndefined();
});

test('no style of the whole page depends on elements within it, which would recalculate it with each of them', () => {
  const styles = readFileSync(join(import.meta.dirname, '../base.css'), 'utf8');
  const [screen] = styles.split('@media print');
  expect(screen).not.toMatch(/:has\(/);
});
