// @module-tag all
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from 'store/testing/empty-places';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MALABAR_TEAK } from '../testing/sample-decors.ts';
import { PictureProcess, type ProcessOptions } from './picture-process.ts';
import { PictureRefusedError } from './refused-pictures.ts';
import type { PictureResults } from './serve-orders.ts';
import type { PictureTask } from './waiting-pictures.ts';

const FAULTY = fileURLToPath(new URL('../testing/faulty-process.ts', import.meta.url));

function faulty(options: Partial<ProcessOptions> = {}) {
  const folder = temporaryFolder();
  const log: string[] = [];
  const pictures = new PictureProcess({
    threads: 2,
    main: FAULTY,
    log: (line) => log.push(line),
    ...options,
  });
  onTestFinished(() => pictures.close(0));
  const task = (colour_name: string): PictureTask => ({
    decor: { ...MALABAR_TEAK, colour_name, category: folder },
    ...{ view: 'sample', width: 400, format: 'webp' },
  });
  const ask = async (...names: string[]) => outcomes(await pictures.run(names.map(task), 'shopper'));
  return { pictures, ask, log, task };
}

/** The process that made each picture, or the name of the error. */
function outcomes(results: PictureResults): (number | string)[] {
  return results.map((result) =>
    result.status === 'fulfilled' ? Number.parseInt(String(result.value), 10) : result.reason.name,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('PictureProcess', () => {
  it('PIC-110 composes in another process, which starts with the first picture', async () => {
    const { pictures, ask } = faulty();
    expect(pictures.state().pid).toBeUndefined();
    const [pid] = await ask('teak');
    expect(pid).toBe(pictures.state().pid);
    expect(pid).not.toBe(process.pid);
  });

  it('PROM-229 composes all pictures of a page in whose middle the process dies', async () => {
    const { pictures, ask } = faulty();
    const [first] = await ask('teak');
    const made = (await Promise.all([ask('oak', 'dies once', 'ash'), ask('elm', 'fir')])).flat();
    expect(made).toHaveLength(5);
    expect(made.every((pid) => pid === first || pid === pictures.state().pid)).toBe(true);
    expect(made.slice(0, 3)).not.toContain(first);
    expect(pictures.state().restarts).toBe(1);
  });

  it('PROM-229 refuses a picture that kills the process twice, and composes those that were under way with it', async () => {
    const { pictures, ask, log } = faulty();
    const page = [ask('teak', 'dies', 'oak'), ask('dies', 'elm')];
    const made = expect.any(Number);
    expect(await Promise.all(page)).toEqual([
      [made, PictureRefusedError.name, made],
      [PictureRefusedError.name, made],
    ]);
    expect(pictures.state().restarts).toBe(2);
    expect(await ask('dies', 'teak')).toEqual([PictureRefusedError.name, pictures.state().pid]);
    expect(pictures.state().restarts).toBe(2);
    expect(log.at(-1)).toBe('pictures: dies sample-400 ended the process twice; refused for 10 s');
  });

  it.each([
    ['hangs once', { pictureTime: 100 }, 'a picture takes too long'],
    ['spins once', { pictureTime: 1_000 }, 'a picture takes too long'],
    ['stops once', { silence: 2_000 }, 'it has not responded for 2000 ms'],
    ['grows once', { memory: { soft: 200, hard: 250 }, pictureTime: 60_000 }, 'it has more than 250 MB'],
  ])('PIC-110 PROM-229 replaces a process that %s', async (name, options, reason) => {
    const { ask, log } = faulty(options);
    const [before] = await ask('teak');
    // The process grows within one picture, and its size is checked before the next one.
    const names = name === 'grows once' ? [name, 'hangs once'] : [name];
    const [after] = await ask(...names);
    expect(after).not.toBe(before);
    expect(isRunning(Number(before))).toBe(false);
    expect(log[0]).toContain(reason);
  });

  it('PROM-229 does not take a picture for hanging that gets little processor time', async () => {
    const { pictures, ask } = faulty({ pictureTime: 300 });
    const [pid] = await ask('teak');
    expect(await ask('waits')).toEqual([pid]);
    expect(pictures.state().restarts).toBe(0);
  });

  it('PROM-229 tries a suspect that is composed ahead at the priority of shoppers’ pictures, because all wait for it', async () => {
    const { pictures, task } = faulty();
    const [ahead] = await pictures.run([task('dies once')], 'ahead');
    expect(ahead?.status === 'fulfilled' && String(ahead.value)).toBe(`${pictures.state().pid} shopper`);
  });

  it('PIC-110 replaces a process above the soft limit between two pictures, and loses none', async () => {
    const { pictures, ask, log } = faulty({ memory: { soft: 1, hard: 4_000 } });
    const [first] = await ask('teak', 'oak');
    const [second] = await ask('ash');
    expect(second).not.toBe(first);
    expect(log[0]).toMatch(/^pictures: the process has \d+ MB and is replaced$/);
    expect(pictures.state().restarts).toBe(0);
  });

  it('PIC-110 ends when there is nothing to compose, and starts again with the next picture', async () => {
    const { pictures, ask } = faulty({ idleTime: 300 });
    const [first] = await ask('teak');
    await vi.waitUntil(() => !isRunning(Number(first)), 10_000);
    expect(pictures.state()).toMatchObject({ pid: undefined, residentMegabytes: 0, restarts: 0 });
    expect(await ask('oak')).toEqual([expect.any(Number)]);
  });

  it('PIC-110 frees the memory of shoppers’ pictures while it only composes ahead', async () => {
    const { pictures, ask, task } = faulty({ idleTime: 300 });
    const [first] = await ask('teak');
    const [ahead] = outcomes(await pictures.run([task('waits')], 'ahead'));
    expect(isRunning(Number(first))).toBe(false);
    expect(ahead).toEqual(expect.any(Number));
    // A process that has only composed ahead is kept.
    expect(outcomes(await pictures.run([task('waits')], 'ahead'))).toEqual([ahead]);
    expect(pictures.state()).toMatchObject({ pid: ahead, restarts: 0 });
  });

  it('PROM-229 leaves no process behind when its parent is killed', async () => {
    const source = `
      import { PictureProcess } from ${JSON.stringify(import.meta.resolve('./picture-process.ts'))};
      const pictures = new PictureProcess({ threads: 1, main: ${JSON.stringify(FAULTY)} });
      await pictures.run([], 'shopper');
      console.log(pictures.state().pid);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface({ input: parent.stdout }), 'line');
    expect(isRunning(Number(line))).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !isRunning(Number(line)), 10_000);
  });
});
