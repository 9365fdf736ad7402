import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReceivedPage } from '../isolated/messages.ts';
import { createRenderJobs, type PageLate, type RenderJobs } from './render-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE: ReceivedPage = {
  status: 200,
  modules: [],
  head: { title: '' },
  faults: [],
  queries: Buffer.from('null'),
};

describe('createRenderJobs', () => {
  test('gives each page its own response', async () => {
    const jobs = createRenderJobs(500);
    const [first, second] = [jobs.add('/a'), jobs.add('/b')];
    jobs.resolve(second.id, PAGE);
    jobs.reject(first.id, 'no');
    expect(await second.response).toBe(PAGE);
    await expect(first.response).rejects.toThrow('no');
  });

  test('rejects a page after its timeout, and waits longer for the process to finish it', async () => {
    const jobs = createRenderJobs(500);
    const isEnded = vi.fn();
    const { response, ended } = jobs.add('/a');
    void ended.then(isEnded);
    const late = expect(response).rejects.toThrow('took longer than 500 ms');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    expect(isEnded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(isEnded).toHaveBeenCalled();
  });

  test('still hands over a page that comes late, and nothing once it is no longer waited for', async () => {
    const jobs = createRenderJobs(500);
    const [late, lost] = [jobs.add('/a'), jobs.add('/b')].map(({ id, response }) => ({
      id,
      arrival: response.catch((error: PageLate) => error.arrival),
    }));
    await vi.advanceTimersByTimeAsync(600);
    jobs.resolve(late?.id ?? 0, PAGE);
    expect(await late?.arrival).toBe(PAGE);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await lost?.arrival).toBeUndefined();
  });

  test('counts the time that a page has waited for its turn', async () => {
    const late = expect(createRenderJobs(500).add('/a', 400).response).rejects.toThrow('longer than 100 ms');
    await vi.advanceTimersByTimeAsync(100);
    await late;
  });

  test.each([
    ['rendered', (jobs: RenderJobs, id: number) => jobs.resolve(id, PAGE)],
    ['failed', (jobs: RenderJobs, id: number) => jobs.reject(id, 'no')],
    ['lost with its process', (jobs: RenderJobs) => jobs.rejectAll('gone')],
  ])('ends a page that is %s', async (_end, finish) => {
    const jobs = createRenderJobs(500);
    const { id, response, ended } = jobs.add('/a');
    finish(jobs, id);
    await Promise.allSettled([response]);
    expect(await ended).toBeUndefined();
  });

  test('names a page that was abandoned, until the process finishes it', async () => {
    const jobs = createRenderJobs(500);
    const { id, response } = jobs.add('/a');
    void response.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobs.pageOf(id)?.url).toBe('/a');
    jobs.reject(id, 'late');
    expect(jobs.pageOf(id)?.url).toBeUndefined();
  });

  test('PROM-196 gives no page the place of another one that the process may still write', async () => {
    const jobs = createRenderJobs(500);
    const [stuck, quick] = [jobs.add('/stuck'), jobs.add('/quick')];
    void stuck.response.catch(() => undefined);
    expect(stuck.slot).not.toBe(quick.slot);
    jobs.resolve(quick.id, PAGE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobs.add('/next').slot).toBe(quick.slot);
    expect(jobs.slotOf(stuck.id)).toBe(stuck.slot);
    expect([stuck.slot, quick.slot]).not.toContain(jobs.add('/another').slot);
    jobs.reject(stuck.id, 'late');
    expect(jobs.add('/last').slot).toBe(stuck.slot);
  });
});
