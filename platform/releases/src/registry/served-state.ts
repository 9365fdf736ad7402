import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import { readJson } from './store/read-json.ts';
import { servedFile } from './store/registry-folders.ts';

const servedState = z.object({
  /** The change of the live releases whose set takes traffic, and its releases. */
  serial: z.number().int(),
  live: z.record(z.string(), z.string()),
  /** Origin of the provider that its calls reach. */
  provider: z.string().optional(),
  /** A later change that does not take traffic, because its pages could not be rendered. */
  refused: z
    .object({
      serial: z.number().int(),
      /** ISO 8601 */
      at: z.string(),
      /** One sentence for each thing that does not work. */
      reasons: z.array(z.string()),
    })
    .optional(),
});

/** What the edge server of a registry makes of the live releases. It alone writes this. */
export type ServedState = z.infer<typeof servedState>;

/** The last state that an edge server wrote; undefined when there is none, or none that can be read. */
export async function readServedState(registry: string): Promise<ServedState | undefined> {
  return readJson(servedFile(registry), servedState);
}

export async function writeServedState(registry: string, state: ServedState): Promise<void> {
  await replaceJson(servedFile(registry), state);
}
