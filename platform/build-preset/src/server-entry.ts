import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modulesOf, type RemoteOffer } from './remote-offer.ts';

/** Writes the entry of a remote's server build, which exports all modules: `{ modules: { shop: … } }`. */
export function writeServerEntry(folder: string, offer: RemoteOffer): string {
  const entry = path.join(folder, 'node_modules/.build/server-entry.ts');
  const modules = Object.entries(modulesOf(folder, offer));
  const imports = modules.map(([, file], index) => `import m${index} from ${JSON.stringify(file)};`);
  const table = modules.map(([name], index) => `${JSON.stringify(name)}: m${index}`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, `${imports.join('\n')}\nexport const modules = { ${table.join(', ')} };\n`);
  return entry;
}
