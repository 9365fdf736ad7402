import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesOf } from '../console/workspace.ts';

/** The names at the beginning of an item: ``- `cart/`, `add-on/`: …``, also of a list in a list. */
const ITEM = /^ {0,4}- ((?:`[^`]{1,80}`(?:, )?){1,12})/;
const TEST_OR_TYPES = /\.(?:test|d)\.ts$/;
const NO_ROOM = ['node_modules', 'dist', 'test-results'];

/** Rooms and programs that a package's README lacks or makes up, and packages that the README of the checkout does: a sentence each. */
export async function readmeErrors(root: string): Promise<string[]> {
  const packages = packagesOf(root);
  const told = await itemsOf(join(root, 'README.md'), 'The map of the house');
  const ofPackages = await Promise.all(packages.map((name) => packageErrors(root, name)));
  return [...compared('README.md', told, packages.map(asFolder), root), ...ofPackages.flat()];
}

async function packageErrors(root: string, name: string): Promise<string[]> {
  const folder = existsSync(join(root, name, 'src')) ? join(root, name, 'src') : join(root, name);
  const rooms = globSync('*/', { cwd: folder, exclude: NO_ROOM }).map(asFolder);
  const programs = await programsOf(folder);
  const told = await itemsOf(join(root, name, 'README.md'), 'Rooms');
  return compared(`${name}/README.md`, told, [...rooms, ...programs].sort(), folder);
}

/** A program exports nothing. What nothing imports either is found by the check of unused code. */
async function programsOf(folder: string): Promise<string[]> {
  const files = globSync('*.ts', { cwd: folder }).filter(
    (file) => !TEST_OR_TYPES.test(file) && !/config\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return files.filter((_, index) => !/^export /m.test(texts[index] ?? ''));
}

async function itemsOf(readme: string, section: string): Promise<string[]> {
  const text = existsSync(readme) ? await readFile(readme, 'utf8') : '';
  const sections = text.split(/^## /m);
  const lines = (sections.find((each) => each.startsWith(`${section}\n`)) ?? '').split('\n');
  return lines.flatMap((line) =>
    [...(ITEM.exec(line)?.[1] ?? '').matchAll(/`([^`]{1,80})`/g)].map(([, name = '']) => name),
  );
}

function compared(
  readme: string,
  told: readonly string[],
  there: readonly string[],
  folder: string,
): string[] {
  return [
    ...there.filter((name) => !told.includes(name)).map((name) => `${readme} does not list ${name}.`),
    ...told
      .filter((name) => !existsSync(join(folder, name)))
      .map((name) => `${readme} lists ${name}, which does not exist.`),
  ];
}

const asFolder = (path: string) => `${path.replaceAll('\\', '/').replace(/\/$/, '')}/`;
