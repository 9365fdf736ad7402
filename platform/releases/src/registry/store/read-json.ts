import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** The value of a text; undefined if it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON file with a schema; undefined if it is missing, cannot be read, or does not fit. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  return schema.safeParse(jsonOf(await readFile(file, 'utf8').catch(() => ''))).data;
}
