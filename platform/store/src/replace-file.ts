import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

interface Writing {
  /** Permissions of the file; by default others may read it. */
  mode?: number;
  /** Syncs the file to the disk first, so that readers find the old content or the new one even after a power cut. */
  flush?: boolean;
}

/** Replaces a file atomically: readers find the old content or the new one. */
export async function replaceFile(file: string, content: string | Buffer, writing?: Writing): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, content, { mode: 0o644, ...writing });
  await rename(draft, file);
}

/** As `replaceFile`, with a value as JSON that people can read. */
export async function replaceJson(file: string, value: unknown, writing?: Writing): Promise<void> {
  await replaceFile(file, `${JSON.stringify(value, null, 2)}\n`, writing);
}
