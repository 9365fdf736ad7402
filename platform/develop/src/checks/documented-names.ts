import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packagesOf } from 'operate/console/workspace';
import { filesOf } from './checkout-files.ts';

const DOCUMENTS = [
  '*.md',
  '*/README.md',
  'platform/*/README.md',
  'docs/*.md',
  'docs/{decisions,measurements,product}/*.md',
];
/** Fenced code, and code spans. */
const CODE = /```[^\n]*(?:\n|$)(.*?)(?:```|$)|`([^`\n]+)`/gs;
const LINK = /\]\(([^)#\s]+)/g;
/** `npm test`, `npm run dev`; `pnpm test` in a package's folder, `pnpm --filter provider bench` anywhere. */
const COMMAND = /\b(p?)npm (?:--filter ([\w-]{1,40}) )?(?:run )?([\w:-]{1,40})/g;
const OWN_COMMANDS = ['exec', 'install'];
const SEPARATORS = /[\s,;'"()]+/;
const SOURCE_FILE = /\.(?:tsx?|mjs|md|tsv|yaml)$/;
/** Texts that are no paths of sources: addresses, parts of a build, patterns and placeholders. */
const NO_SOURCE = /^[/@.]|^https?:|^(?:dist|client)\/|[<>{*…]/;

interface Checkout {
  root: string;
  packages: readonly string[];
  /** All files and folders, relative to the root. */
  paths: readonly string[];
}

/** Scripts, files and folders that a README, CONTRIBUTING.md or docs/architecture.md names but that do not exist, one sentence each. */
export async function documentErrors(root: string): Promise<string[]> {
  const checkout = { root, packages: packagesOf(root), paths: await filesOf(root, '**') };
  const errors = await Promise.all(
    (await filesOf(root, ...DOCUMENTS)).map(async (document) => {
      const text = await readFile(join(root, document), 'utf8');
      const code = [...text.matchAll(CODE)].map(([, block, span]) => block ?? span ?? '');
      const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
      const links = targets.filter((target) => !/^https?:/.test(target));
      const missing = [
        ...links.filter((target) => !existsSync(join(root, dirname(document), target))),
        ...(await missingScripts(document, code, checkout)),
        ...missingPaths(document, code, checkout),
      ];
      return [...new Set(missing)].map((name) => `${document} names ${name}, which does not exist.`);
    }),
  );
  return errors.flat().sort();
}

async function missingScripts(document: string, code: readonly string[], { root, packages }: Checkout) {
  const commands = code.flatMap((part) => [...part.matchAll(COMMAND)]);
  const exist = await Promise.all(
    commands.map(async ([, pnpm, named, script = '']) => {
      if (OWN_COMMANDS.includes(script)) return true;
      const folder = pnpm ? (named ?? dirname(document)) : '.';
      if (folder !== '.' && !packages.includes(folder)) return false;
      const { scripts } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
      return Object.hasOwn(scripts, script);
    }),
  );
  return commands.filter((_, index) => !exist[index]).map(([command]) => `"${command}"`);
}

/** A path may leave out the folders above it: `live/` in edge's README is `platform/edge/src/live`. A bare file name may be in any package. */
function missingPaths(document: string, code: readonly string[], { packages, paths }: Checkout): string[] {
  const owner = packages.find((name) => document.startsWith(`${name}/`)) ?? '';
  const own = paths.filter((path) => path.startsWith(owner));
  const isThere = (name: string) =>
    paths.includes(name) || (name.includes('/') ? own : paths).some((path) => path.endsWith(`/${name}`));
  return code
    .flatMap((part) => part.split(SEPARATORS))
    .filter((name) => !NO_SOURCE.test(name) && isPath(name, packages))
    .filter((name) => !isThere(name.replace(/\/$/, '')));
}

/** `messages.ts`, `live/` or `shell/src`; not `cart-checkout/add-to-cart`, which is a module, nor `shared-contracts/look`. */
function isPath(name: string, packages: readonly string[]): boolean {
  const [top = '', ...below] = name.split('/');
  if (below.length === 0) return SOURCE_FILE.test(name);
  return (
    SOURCE_FILE.test(name) ||
    name.endsWith('/') ||
    top === 'src' ||
    (packages.includes(top) && below[0] === 'src')
  );
}
