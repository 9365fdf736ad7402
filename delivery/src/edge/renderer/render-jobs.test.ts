import type { PageResponse } from 'shared-contracts/document';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderJobs } from './render-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAGE: PageResponse = { status: 200, modules: [], head: { title: '' }, faults: [], queries: 'null' };

describe('createRenderJobs', () => {
  test('gives each page its own response', async () => {
    const jobs = createRenderJobs(500);
    const [first, second] = [jobs.add('/a'), jobs.add('/b')];
    jobs.resolve(second.id, PAGE);
    jobs.reject(first.id, 'no');
    expect(await second.response).toBe(PAGE);
    await expect(first.response).rejects.toThrow('no');
  });

  test('rejects a page after its timeout, and frees its place later', async () => {
    const jobs = createRenderJobs(500);
    const late = expect(jobs.add('/a').response).rejects.toThrow('took longer than 500 ms');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    for (let count = 1; count < 16; count += 1) jobs.add('/b').response.catch(() => undefined);
    expect(() => jobs.add('/c')).toThrow('Too many pages are waiting');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(() => jobs.add('/c').response.catch(() => undefined)).not.toThrow();
  });

  test('names the page that began last, until its response', () => {
    const jobs = createRenderJobs(500);
    const [first, second] = [jobs.add('/a'), jobs.add('/b')];
    jobs.noteBegun(first.id);
    jobs.noteBegun(second.id);
    expect(jobs.blockingUrl()).toBe('/b');
    jobs.resolve(second.id, PAGE);
    expect(jobs.blockingUrl()).toBeUndefined();
  });

  test('is settled when every page has a response or failed', async () => {
    const jobs = createRenderJobs(500);
    const page = jobs.add('/a');
    const failed = expect(page.response).rejects.toThrow('gone');
    const isSettled = vi.fn();
    const settled = jobs.settled().then(isSettled);
    await vi.advanceTimersByTimeAsync(100);
    expect(isSettled).not.toHaveBeenCalled();
    jobs.rejectAll('gone');
    await Promise.all([failed, settled]);
  });
});
