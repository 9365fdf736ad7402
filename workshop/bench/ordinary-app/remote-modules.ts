import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GENERATED = path.resolve(import.meta.dirname, '../node_modules/.build/remote-modules.ts');

type Offer = { id: string; pages: Record<string, { file: string }>; fragments: Record<string, string> };

/**
 * Writes the table of all pages and fragments that the remotes of the checkout offer, each as a lazy import.
 * @returns the path of the file
 */
export async function writeRemoteModules(): Promise<string> {
  const lines: string[] = [];
  for (const folder of readdirSync(ROOT).sort()) {
    const offer = path.join(ROOT, folder, 'src/remote.ts');
    if (!existsSync(offer)) continue;
    const { id, pages, fragments } = ((await import(pathToFileURL(offer).href)) as { default: Offer })
      .default;
    const files = Object.entries(pages).map(([name, { file }]) => [name, file] as const);
    for (const [name, file] of [...files, ...Object.entries(fragments)]) {
      const source = JSON.stringify(path.resolve(ROOT, folder, file));
      lines.push(`  '${id}/${name}': () => import(/* webpackChunkName: "${id}--${name}" */ ${source}),`);
    }
  }
  mkdirSync(path.dirname(GENERATED), { recursive: true });
  writeFileSync(GENERATED, `export const remoteModules = {\n${lines.join('\n')}\n};\n`);
  return GENERATED;
}
