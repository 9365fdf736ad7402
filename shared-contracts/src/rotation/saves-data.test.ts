import { afterEach, expect, it, vi } from 'vitest';
import { savesBytes } from './saves-data.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('HOME-61 %s saves bytes: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesBytes()).toBe(saves);
});
