import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/**
 * Mounts a disk in memory. Unmounted after the test.
 * @param size `24m`
 * @returns why it cannot be mounted, which needs Linux and root; undefined if it was
 */
export function mountSmallDisk(folder: string, size: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    return `A small disk cannot be mounted here: ${error instanceof Error ? error.message : error}`;
  }
  // Lazy, because a process that is still ending may have files open.
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return undefined;
}

/** Fills all remaining space, to the last block. */
export function fillUp(file: string): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    const content = Buffer.alloc(size, 'x');
    try {
      for (;;) writeFileSync(file, content, { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
