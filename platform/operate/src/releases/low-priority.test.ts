import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { withLowPriority } from './low-priority.ts';

function priorities(): string {
  try {
    return `${getPriority()} ${readFileSync('/proc/self/autogroup', 'utf8').trim()}`;
  } catch {
    return String(getPriority());
  }
}

test('PROM-305 a low priority ends with the work, also when it fails', async () => {
  const before = priorities();
  expect(await withLowPriority(async () => priorities())).not.toBe(before);
  await expect(withLowPriority(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(priorities()).toBe(before);
});
