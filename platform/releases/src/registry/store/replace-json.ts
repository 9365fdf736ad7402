import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file atomically. */
export async function replaceJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}
