import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { RotatedLog } from './rotated-log.ts';

const LINE = 'nine byte';

async function filesIn(folder: string): Promise<Record<string, string[]>> {
  const names = (await readdir(folder)).toSorted();
  const entries = names.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').slice(0, -1);
    return [name, lines.map((line) => line.replace(LINE, ''))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('RotatedLog', () => {
  it('keeps the newest lines in three files of a limited size', () =>
    withTemporaryFolder(async (folder) => {
      const log = new RotatedLog(join(folder, 'edge.log'), 25);
      for (let number = 1; number < 9; number += 1) log.write(LINE + number);
      log.close();
      expect(await filesIn(folder)).toEqual({
        'edge.log': ['7', '8'],
        'edge.log.1': ['5', '6'],
        'edge.log.2': ['3', '4'],
      });
    }));

  it('goes on where the last start ended, and counts what is there', () =>
    withTemporaryFolder(async (folder) => {
      for (const number of [1, 2, 3]) {
        const log = new RotatedLog(join(folder, 'edge.log'), 25);
        log.write(LINE + number);
        log.close();
      }
      expect(await filesIn(folder)).toEqual({ 'edge.log': ['3'], 'edge.log.1': ['1', '2'] });
    }));

  it('writes a line that is larger than a file, and loses none', () =>
    withTemporaryFolder(async (folder) => {
      const log = new RotatedLog(join(folder, 'edge.log'), 5);
      log.write(`${LINE}1`);
      log.write(`${LINE}2`);
      log.close();
      expect(await filesIn(folder)).toEqual({ 'edge.log': ['2'], 'edge.log.1': ['1'] });
    }));

  it.skipIf(process.platform !== 'linux')('drops lines while the disk is full', () => {
    const log = new RotatedLog('/dev/full');
    expect(() => log.write(LINE)).not.toThrow();
    log.close();
  });
});
