import path from 'node:path';
import { PNPM, ROOT, run } from '../this-checkout.ts';

export const EXAMPLES = path.join(ROOT, 'examples');

/** Builds an example as its README says. @param name such as `remote:vite` */
export async function buildExample(name: string): Promise<void> {
  await run(process.execPath, [PNPM, 'run', `build:${name}`], { cwd: EXAMPLES });
}
