import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';

describe('prepareDataFolder', () => {
  it('says that a file has the place of the folder', () =>
    withTemporaryFolder(async (folder) => {
      const file = join(folder, 'shop');
      await writeFile(file, '');
      await expect(prepareDataFolder(file)).rejects.toThrow(`${file} cannot be used (a file has its place)`);
    }));

  it('makes the folder when it is missing', () =>
    withTemporaryFolder(async (folder) => {
      await expect(prepareDataFolder(join(folder, 'a/b'))).resolves.toBeUndefined();
    }));
});
