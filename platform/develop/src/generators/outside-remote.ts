import { existsSync, readdirSync } from 'node:fs';
import { CommandFailure } from 'operate/console/command-failure';
import { pascalCase, requireKebabCase, titleOf } from 'operate/console/module-name';
import { type GeneratedFiles, writeGenerated } from './edited-files.ts';
import { filesFromTemplates } from './template-files.ts';

type Versions = Readonly<Record<string, string>>;
type Template = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

/** Folder of the tarballs in a remote outside the repository. */
export const PACKAGES = 'packages';

/** Packages that contract and preset import. They are listed as dependencies, so that only one version of each is installed. */
const OF_OUR_PACKAGES = [
  '@rspack/core',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  'axios',
  'react-router',
];

/**
 * Writes a remote into an empty folder, as the package of a team without this repository.
 * @param packages package → file name of its tarball in `packages/`
 * @param versions of the other packages
 * @returns the files that were written, relative to the folder
 * @throws CommandFailure for a folder that is not empty
 */
export async function newOutsideRemote(
  out: string,
  id: string,
  packages: Versions,
  versions: Versions,
): Promise<string[]> {
  requireKebabCase(id);
  const title = titleOf(id);
  const Component = pascalCase(`${id}-summary`);
  const templates = {
    ...(await filesFromTemplates('remote', { id, title, topic: title.toLowerCase(), Component })),
    ...(await filesFromTemplates('outside-remote', { id, title })),
  };
  const files = Object.entries(templates).map(([path, text]) => [path.replace(`mfe-${id}/`, ''), text]);
  return writeGenerated(out, forOutside(Object.fromEntries(files), packages, versions), {});
}

/** @throws CommandFailure */
export function requireEmpty(out: string): void {
  const found = existsSync(out) ? readdirSync(out).filter((name) => name !== '.git') : [];
  if (found.length > 0) throw new CommandFailure(`${out} is not empty.`);
}

/** The contract does not list the modules of outside teams, so the generated code cannot use the types of `RemoteModules`. */
function forOutside(files: GeneratedFiles, packages: Versions, versions: Versions): GeneratedFiles {
  const changed = Object.entries(files).map(([path, text]) => {
    if (path === 'package.json') return [path, manifest(JSON.parse(text), packages, versions)];
    const withoutTypes = text
      .replace(/import type \{ Remote(?:Offer|Modules) \} from 'shared-contracts\/remotes';\n\n?/, '')
      .replace(/ satisfies Remote[^;]+/, '');
    return [path, withoutTypes];
  });
  return Object.fromEntries(changed);
}

function manifest(template: Template, packages: Versions, versions: Versions): string {
  const versionOf = (name: string) =>
    packages[name] === undefined ? versions[name] : `file:${PACKAGES}/${packages[name]}`;
  const versioned = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((name) => [name, versionOf(name) ?? '']));
  const { lint: _, ...scripts } = template.scripts;
  const development = [...Object.keys(template.devDependencies), ...OF_OUR_PACKAGES];
  const written = {
    ...template,
    scripts: { ...scripts, dev: 'rsbuild dev' },
    dependencies: versioned(Object.keys(template.dependencies)),
    devDependencies: versioned(development.filter((name) => name !== '@biomejs/biome')),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
