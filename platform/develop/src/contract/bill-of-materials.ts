import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { packagesOf } from 'operate/console/workspace';
import { runPnpm } from 'operate/processes/child-process';
import { z } from 'zod';

/** Licences that need no approval. LGPL is one, because sharp links libvips, which an operator can replace. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
]);

/** Packages with another licence. This one is a table of browsers that webpack reads, for Module Federation's plugin; only `e2e` uses webpack. */
const ALLOWED_PACKAGES: Readonly<Record<string, string>> = { 'caniuse-lite': 'CC-BY-4.0' };

/** Packages that only test the shop; none of them runs in one. */
const NOT_SHIPPED = ['e2e'];

const component = z.object({
  name: z.string(),
  group: z.string().optional(),
  version: z.string(),
  licenses: z
    .array(
      z.union([
        z.object({ expression: z.string() }).transform(({ expression }) => expression),
        z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
        z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
      ]),
    )
    .default([]),
});
const bill = z.object({ components: z.array(component) });
export type Component = z.infer<typeof component>;

/**
 * Writes the CycloneDX bill of materials of what ships: the installed production packages, without the registry.
 * @returns its packages from elsewhere, without those of the checkout
 * @throws CommandFailure when pnpm cannot write it
 */
export async function writeBill(root: string, file: string, stop: AbortSignal): Promise<Component[]> {
  await mkdir(dirname(file), { recursive: true });
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const args = [...NOT_SHIPPED.flatMap((name) => ['--filter', `!${name}`]), 'sbom', '--prod', ...format];
  const { code, output } = await runPnpm([...args, '--out', file], { folder: root, stop });
  if (code !== 0) throw new CommandFailure(`pnpm sbom failed:\n${output}`);
  const own = new Set(await Promise.all(packagesOf(root).map((folder) => nameOf(join(root, folder)))));
  const { components } = bill.parse(JSON.parse(await readFile(file, 'utf8')));
  return components.filter((one) => !own.has(fullName(one)));
}

/** How many packages have a licence, the most frequent first: `198 MIT`. */
export function licenceCounts(components: readonly Component[]): string[] {
  const counts = new Map<string, number>();
  for (const one of components) {
    const licence = licenceOf(one);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${count} ${licence}`);
}

/** A sentence for each package whose licence is not allowed, or that has none. */
export function licenceFaults(components: readonly Component[]): string[] {
  return components
    .filter((one) => one.licenses.length === 0 || !one.licenses.every(isAllowed))
    .filter((one) => ALLOWED_PACKAGES[fullName(one)] !== licenceOf(one))
    .map((one) => `${fullName(one)}@${one.version} has the licence ${licenceOf(one)}, which is not allowed.`);
}

/** Whether a licence is allowed, by an SPDX expression without nested brackets: `(MPL-2.0 OR Apache-2.0)`. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => ALLOWED_LICENCES.has(id.trim())));
}

function licenceOf({ licenses }: Component): string {
  return licenses.join(' AND ') || 'none';
}

function fullName({ group, name }: Component): string {
  return group === undefined ? name : `${group}/${name}`;
}

async function nameOf(folder: string): Promise<string> {
  return z
    .object({ name: z.string() })
    .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).name;
}
