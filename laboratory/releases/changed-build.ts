import { createHash } from 'node:crypto';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const described = z.looseObject({ serverFiles: z.record(z.string(), z.string()) });
const SERVER_BUILD = 'remote.cjs';

/** Copies a remote's build and adds a comment to its server build, so that it is another release. @returns the copy */
export async function changedBuild(dist: string, copy: string, comment: string): Promise<string> {
  await cp(dist, copy, { recursive: true });
  const file = join(copy, 'server', SERVER_BUILD);
  await appendFile(file, `\n// ${comment}\n`);
  const hash = createHash('sha384').update(await readFile(file));
  const releaseFile = join(copy, 'release.json');
  const release = described.parse(JSON.parse(await readFile(releaseFile, 'utf8')));
  release.serverFiles[SERVER_BUILD] = `sha384-${hash.digest('base64')}`;
  await writeFile(releaseFile, `${JSON.stringify(release, null, 2)}\n`);
  return copy;
}
