import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageAnswer } from '../document/page-answer.ts';
import { createRenderJobs } from './render-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAGE: PageAnswer = { status: 200, modules: [], head: { title: '' }, faults: [], queries: 'null' };

describe('createRenderJobs', () => {
  test('gives each page its own answer', async () => {
    const jobs = createRenderJobs(500);
    const [first, second] = [jobs.add('/a'), jobs.add('/b')];
    jobs.settle(second.id, PAGE);
    jobs.fail(first.id, 'no');
    expect(await second.answer).toBe(PAGE);
    await expect(first.answer).rejects.toThrow('no');
  });

  test('gives up a page that is late, and its place later', async () => {
    const jobs = createRenderJobs(500);
    const late = expect(jobs.add('/a').answer).rejects.toThrow('took longer than 500 ms');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    for (let count = 1; count < 16; count += 1) jobs.add('/b').answer.catch(() => undefined);
    expect(() => jobs.add('/c')).toThrow('Too many pages wait');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(() => jobs.add('/c').answer.catch(() => undefined)).not.toThrow();
  });

  test('knows the page that was begun last, until it is answered', () => {
    const jobs = createRenderJobs(500);
    const [first, second] = [jobs.add('/a'), jobs.add('/b')];
    jobs.begin(first.id);
    jobs.begin(second.id);
    expect(jobs.held()).toBe('/b');
    jobs.settle(second.id, PAGE);
    expect(jobs.held()).toBeUndefined();
  });

  test('is done when nobody waits any more, also for pages that failed', async () => {
    const jobs = createRenderJobs(500);
    const page = jobs.add('/a');
    const failed = expect(page.answer).rejects.toThrow('gone');
    const isDone = vi.fn();
    const done = jobs.done().then(isDone);
    await vi.advanceTimersByTimeAsync(100);
    expect(isDone).not.toHaveBeenCalled();
    jobs.failAll('gone');
    await Promise.all([failed, done]);
  });
});
