import { existsSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
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

const GRANDCHILD = `
  const { writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => { writeFileSync('gone', ''); process.exit(); });
  setInterval(() => {}, 1000);
  writeFileSync('up', '');`;
const CHILD = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(GRANDCHILD)}], { stdio: 'inherit' })`;
