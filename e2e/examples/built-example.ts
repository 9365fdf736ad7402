import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
export const EXAMPLES = path.join(ROOT, 'examples');

/** Builds an example as its README says. @param name such as `remote:vite` */
export async function buildExample(name: string): Promise<void> {
  const pnpm = path.join(ROOT, '.tools/node_modules/pnpm/bin/pnpm.mjs');
  await run(process.execPath, [pnpm, 'run', `build:${name}`], { cwd: EXAMPLES });
}
