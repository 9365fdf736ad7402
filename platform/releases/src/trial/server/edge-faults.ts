import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { jsonOf } from '../../registry/store/read-json.ts';

/** Characters. */
const MOST = 300;

/** Events of the edge server’s log that tell why a page was not rendered as it should be. */
const loggedFault = z.object({
  event: z.enum([
    'page-without-content',
    'page-in-part',
    'renderer-stray-error',
    'renderer-stray-rejection',
    'renderer-too-large',
    'renderer-hangs',
  ]),
  path: z.string().default('On the server'),
  reason: z.string(),
});

/** Why pages were not rendered as they should be, by an edge server’s log: each reason once, with the first page that it was logged for. */
export async function loggedFaults(logFile: string): Promise<string[]> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).split('\n');
  const faults = lines.flatMap((line) => loggedFault.safeParse(jsonOf(line)).data ?? []);
  const pages = new Map<string, string>();
  for (const { path, reason } of faults) {
    const [first = ''] = reason.split('\n');
    if (!pages.has(first)) pages.set(first, path);
  }
  return [...pages].map(([reason, path]) => `${path}: ${reason.slice(0, MOST)}`);
}
