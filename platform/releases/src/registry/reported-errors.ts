import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import { readJson } from './store/read-json.ts';
import { reportsFile } from './store/registry-folders.ts';

const FRAME = /^[\w./-]{1,300}:\d{1,9}:\d{1,9}$/;

const reportedErrors = z.record(
  z.string(),
  z.object({
    /** Addresses, each once a day. */
    count: z.number().int(),
    /** All reports; older files lack it. */
    reports: z.number().int().optional(),
    /** The last report: when, in ISO 8601, the route pattern of its page, and what happened. */
    at: z.string(),
    page: z.string(),
    sentence: z.string(),
    /** Its first frame in a file of the release: `catalog/static/js/shop.js:1:200`. Anybody reports it, and people paste it into a shell. */
    frame: z.string().regex(FRAME).optional().catch(undefined),
  }),
);

/** `<id>/<content hash>` of a release → what browsers reported of it. The edge server alone writes this. */
export type ReportedErrors = z.infer<typeof reportedErrors>;

/** Empty when there are none, or none that can be read. */
export async function readReportedErrors(registry: string): Promise<ReportedErrors> {
  return (await readJson(reportsFile(registry), reportedErrors)) ?? {};
}

export async function writeReportedErrors(registry: string, errors: ReportedErrors): Promise<void> {
  await replaceJson(reportsFile(registry), errors);
}
