import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import { readJson } from './store/read-json.ts';
import { servedFile } from './store/registry-folders.ts';

const servedState = z.object({
  /** The change whose set takes traffic, and the live releases of that change. */
  serial: z.number().int(),
  live: z.record(z.string(), z.string()),
  /** Origin of the provider that the edge server calls. */
  provider: z.string().optional(),
  /** A later change whose set does not take traffic, because its pages could not be rendered. */
  refused: z
    .object({
      serial: z.number().int(),
      /** ISO 8601 */
      at: z.string(),
      /** One sentence for each fault. */
      reasons: z.array(z.string()),
    })
    .optional(),
});

/** What the edge server of a registry serves of the live releases. Only it writes this file. */
export type ServedState = z.infer<typeof servedState>;

/** The last state that an edge server wrote; undefined when there is none, or when it cannot be read. */
export async function readServedState(registry: string): Promise<ServedState | undefined> {
  return readJson(servedFile(registry), servedState);
}

export async function writeServedState(registry: string, state: ServedState): Promise<void> {
  await replaceJson(servedFile(registry), state);
}
