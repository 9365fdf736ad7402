import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lateBy, type Reason, seenBy } from '../../gate/rules/visit-rules.ts';
import { jsonOf } from '../../registry/store/read-json.ts';

/** Characters. */
const MOST = 300;

const HANGS = 'A page blocks the renderer.';
const path = z.string().default('On the server');

/** Events of the edge server’s log that tell why a page was not rendered as it should be. */
const loggedFault = z.discriminatedUnion('event', [
  z.object({
    event: z.enum([
      'page-without-content',
      'page-in-part',
      'renderer-stray-error',
      'renderer-stray-rejection',
      'renderer-too-large',
    ]),
    path,
    reason: z.string(),
  }),
  z.object({
    event: z.literal('renderer-hangs'),
    path,
    reason: z.string().default(HANGS),
  }),
]);

/** What the log says where the edge server has waited too long. */
const LATE =
  /^The page took longer than \d|^(?:A|Another) page blocks the renderer|^The renderer (?:had no place|is not ready)| is late\./;
/** What it says of pages after a renderer has ended, which may have been for waiting too long. */
const ENDED = /^The renderer ended before|^The page is quarantined/;

/** Why pages were not rendered as they should be, by an edge server’s log: each reason once, with the first page that it was logged for. */
export async function loggedFaults(logFile: string): Promise<Reason[]> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).split('\n');
  const faults = lines.flatMap((line) => loggedFault.safeParse(jsonOf(line)).data ?? []);
  const pages = new Map<string, string>();
  for (const { path, reason } of faults) {
    const [first = ''] = reason.split('\n');
    if (!pages.has(first)) pages.set(first, path);
  }
  return [...pages].flatMap(([reason, path]) => {
    const isOfTime = LATE.test(reason) || (pages.has(HANGS) && ENDED.test(reason));
    const by = isOfTime ? lateBy : seenBy;
    return by('warm', `${path}: ${reason.slice(0, MOST)}`);
  });
}
