import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lateBy, type Reason, seenBy } from '../../gate/rules/visit-rules.ts';
import { jsonOf } from '../../registry/store/read-json.ts';

/** Maximum length in characters. */
const MOST = 300;

const HANGS = 'A page blocks the renderer.';
const path = z.string().default('On the server');

/** Events in the edge server’s log with the reason why a page was not rendered as it should be. */
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

/** Reasons in the log that say that the edge server has waited too long. */
const LATE =
  /^The page took longer than \d|^(?:A|Another) page blocks the renderer|^The renderer (?:had no place|is not ready)| is late\./;
/** Reasons that follow when a renderer has ended, perhaps because it was waited for too long. */
const ENDED = /^The renderer ended before|^The page is quarantined/;

/** Why pages were not rendered as they should be, by an edge server’s log. Each reason comes once, with the first page it was logged for. */
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
