import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Descriptor = { files: Record<string, string>; serverFiles?: Record<string, string> };

/** Texts of a build → their replacements in the next build. */
type ChangedTexts = readonly (readonly [before: string | RegExp, after: string])[];

/**
 * Copies a release and changes texts in all its scripts and in `release.json`, with all integrities, as if changed sources had been built.
 * @param release its folder in a registry
 * @throws if the browser's or the server's scripts lack one of the texts
 */
export async function nextBuild(release: string, build: string, changes: ChangedTexts): Promise<string> {
  await cp(release, build, { recursive: true });
  const descriptor = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8')) as Descriptor;
  const clients = Object.keys(descriptor.files).filter((file) => file.endsWith('.js'));
  const servers = (await readdir(path.join(build, 'server'))).filter((file) => file.endsWith('.cjs'));
  const files = [
    'release.json',
    ...clients.map((file) => `client/${file}`),
    ...servers.map((file) => `server/${file}`),
  ];
  const before = new Map<string, string>();
  for (const file of files) before.set(file, await readFile(path.join(build, file), 'utf8'));

  const texts = new Map([...before].map(([file, text]) => [file, changed(text, changes)]));
  for (const side of ['client/', 'server/']) {
    const isChanged = files.some((file) => file.startsWith(side) && texts.get(file) !== before.get(file));
    if (!isChanged) throw new Error(`No file of ${side} has ${changes.map(([text]) => text).join(', ')}.`);
  }
  describe(texts, before);
  for (const [file, text] of texts) {
    if (text === before.get(file)) continue;
    await writeFile(path.join(build, file), text);
    if (!file.startsWith('client/')) continue;
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    await writeFile(path.join(build, `${file}.br`), brotliCompressSync(text, quick));
    await writeFile(path.join(build, `${file}.gz`), gzipSync(text));
  }
  return build;
}

function changed(text: string, changes: ChangedTexts): string {
  return changes.reduce((changing, [before, after]) => changing.replaceAll(before, after), text);
}

/** Updates integrities until all are right: scripts contain those of the scripts that they load, and `release.json` contains all. */
function describe(texts: Map<string, string>, before: ReadonlyMap<string, string>): void {
  const known = new Map([...before].map(([file, text]) => [file, integrityOf(text)]));
  for (let isOutdated = true; isOutdated; ) {
    isOutdated = false;
    for (const [file, integrity] of known) {
      const current = integrityOf(texts.get(file) ?? '');
      if (current === integrity || file === 'release.json') continue;
      known.set(file, current);
      isOutdated = true;
      for (const [other, text] of texts) texts.set(other, text.replaceAll(integrity, current));
    }
  }
}

export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
