import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/**
 * Mounts a disk in memory, until the end of the test.
 * @param size `512k`
 * @returns why it cannot be mounted: that needs Linux and root
 */
export function mountSmallDisk(folder: string, size: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    return `A small disk cannot be mounted here: ${error instanceof Error ? error.message : error}`;
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return undefined;
}

/** Fills the remaining space, down to the last block. */
export async function fillUp(file: string): Promise<void> {
  for (let size = 1 << 18; size >= 1; size >>= 1) {
    const content = Buffer.alloc(size, 'x');
    const isWritten = () =>
      writeFile(file, content, { flag: 'a' }).then(
        () => true,
        () => false,
      );
    while (await isWritten());
  }
}
