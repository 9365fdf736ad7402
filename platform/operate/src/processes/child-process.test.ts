import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { ROOT } from '../console/workspace.ts';
import { runToEnd } from './child-process.ts';

const node = (script: string) => [process.execPath, '-e', script];
const quiet = { folder: tmpdir(), stop: new AbortController().signal };

describe('runToEnd', () => {
  it('returns exit code and all output', async () => {
    const result = await runToEnd(node("console.log('out'); console.error('err'); process.exit(3)"), quiet);
    expect(result).toMatchObject({ code: 3, hasTimedOut: false });
    expect(result.output).toContain('out\n');
    expect(result.output).toContain('err\n');
  });

  it('ends a child that takes longer than its limit', async () => {
    const result = await runToEnd(node('setInterval(() => {}, 1000)'), { ...quiet, timeLimit: 200 });
    expect(result.hasTimedOut).toBe(true);
    expect(result.code).not.toBe(0);
  });

  it('ends the children of the child too when it is stopped', () =>
    withTemporaryFolder(async (folder) => {
      const stopping = new AbortController();
      const watcher = watch(folder, () => stopping.abort());
      const running = runToEnd(node(CHILD), { folder, stop: stopping.signal });
      await expect(running).rejects.toThrow('aborted');
      watcher.close();
      expect(existsSync(join(folder, 'gone'))).toBe(true);
    }));
});

/** Processes that have inherited a variable with this value. */
async function marked(mark: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      // Processes of other users, or processes that have ended, cannot be read.
      const variables = await readFile(join('/proc', id, 'environ'), 'utf8').catch(() => '');
      return variables.includes(mark)
        ? [await readFile(join('/proc', id, 'cmdline'), 'utf8').catch(() => '')]
        : [];
    }),
  );
  return found.flat();
}

describe.skipIf(process.platform !== 'linux')('npm run', { tags: ['all'] }, () => {
  it('PROM-305 leaves nothing running when it is killed', { timeout: 120_000 }, async () => {
    const mark = `MARKED_FOR_A_TEST=${randomUUID()}`;
    const [name = '', value] = mark.split('=');
    // This command needs no shop, and would take half a minute.
    const npm = spawn('npm', ['run', 'typecheck'], {
      cwd: ROOT,
      env: { ...process.env, [name]: value },
      stdio: 'ignore',
    });
    const limits = { timeout: 60_000, interval: 100 };
    const isRunning = async () => (await marked(mark)).some((command) => command.includes('tsc'));
    await vi.waitUntil(isRunning, limits);
    npm.kill('SIGKILL');
    await vi.waitFor(async () => expect(await marked(mark)).toEqual([]), limits);
  });
});

const GRANDCHILD = `
  const { writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => { writeFileSync('gone', ''); process.exit(); });
  setInterval(() => {}, 1000);
  writeFileSync('up', '');`;
const CHILD = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(GRANDCHILD)}], { stdio: 'inherit' })`;
