import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';

describe('prepareDataFolder', () => {
  it('reports a file of that name', () =>
    withTemporaryFolder(async (folder) => {
      const file = join(folder, 'shop');
      await writeFile(file, '');
      await expect(prepareDataFolder(file)).rejects.toThrow(
        `${file} cannot be used (a file of this name exists)`,
      );
    }));

  it('creates a missing folder', () =>
    withTemporaryFolder(async (folder) => {
      await expect(prepareDataFolder(join(folder, 'a/b'))).resolves.toBeUndefined();
    }));
});
