import { expect, it, vi } from 'vitest';

it('SITE-57 asks neither storage nor timing before the first frame of a document without calls', async () => {
  const storage = vi.spyOn(window, 'localStorage', 'get');
  const timing = vi.spyOn(performance, 'getEntriesByType');
  await import('./early.ts');
  expect(globalThis.__CLICKS__?.size).toBe(0);
  expect(storage).not.toHaveBeenCalled();
  expect(timing).not.toHaveBeenCalled();
});
