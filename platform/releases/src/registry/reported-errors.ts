import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import { readJson } from './store/read-json.ts';
import { reportsFile } from './store/registry-folders.ts';

const FRAME = /^[\w./-]{1,300}:\d{1,9}:\d{1,9}$/;

const reportedErrors = z.record(
  z.string(),
  z.object({
    /** Number of addresses, each counted once a day. */
    count: z.number().int(),
    /** Number of all reports; older files lack it. */
    reports: z.number().int().optional(),
    /** The last report: its time (ISO 8601), the route pattern of its page, and the error. */
    at: z.string(),
    page: z.string(),
    sentence: z.string(),
    /** First frame in a file of the release: `catalog/static/js/shop.js:1:200`. Anybody can send one, and people paste it into a shell. */
    frame: z.string().regex(FRAME).optional().catch(undefined),
  }),
);

/** `<id>/<content hash>` of a release → the errors that browsers reported for it. Only the edge server writes this file. */
export type ReportedErrors = z.infer<typeof reportedErrors>;

/** Empty when there are none, or when the file cannot be read. */
export async function readReportedErrors(registry: string): Promise<ReportedErrors> {
  return (await readJson(reportsFile(registry), reportedErrors)) ?? {};
}

export async function writeReportedErrors(registry: string, errors: ReportedErrors): Promise<void> {
  await replaceJson(reportsFile(registry), errors);
}
