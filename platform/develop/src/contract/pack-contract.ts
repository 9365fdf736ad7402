import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { outputOf, runPnpm } from 'operate/processes/child-process';

type Versions = Readonly<Record<string, string>>;
type Manifest = Record<'dependencies' | 'devDependencies', Versions> & { version: string; exports: Versions };

/** Emits scripts and declarations, because Node reads no TypeScript below `node_modules`. */
const EMIT = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions'];

/** Development dependencies of the contract that belong to `shared-contracts/testing`. */
const OF_TESTS = /^@testing-library\/|^vitest$/;

/** Entries of the preset: the build and the tests of a remote. */
const PRESET_ENTRIES = ['outside', 'vitest'];
/** Another patch of it writes the federation runtime in other bytes, by which the gate recognises it. Rsbuild takes any patch. */
const BUNDLER = '@rspack/core';
/** Peers, because a team's own package has one instance of each. */
const PRESET_PEERS = [
  '@emotion/react',
  '@rsbuild/core',
  'jotai',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'vite',
  'vitest',
];

/**
 * Packs what a team outside the repository installs: the contract with its mocks, and the preset for builds and tests.
 * @param out folder for the tarballs
 * @returns package → file name of its tarball
 */
export function packContract(root: string, out: string, stop: AbortSignal): Promise<Record<string, string>> {
  return withTemporaryFolder(async (folder) => {
    const [contract, preset, releases] = [
      join(folder, 'shared-contracts'),
      join(folder, 'build-preset'),
      join(folder, 'releases'),
    ];
    await emit(root, 'shared-contracts', folder, stop);
    await emit(root, 'platform/build-preset', folder, stop);
    await emit(root, 'platform/releases', folder, stop);
    const versions = await catalogVersions(root);
    await finishContract(root, contract, versions);
    await finishPreset(root, preset, join(releases, 'src'), versions);
    await mkdir(out, { recursive: true });
    const packed = [contract, preset].map(async (each) => {
      const packing = await runPnpm(['pack', '--json', '--pack-destination', out], { folder: each, stop });
      const { name, filename }: { name: string; filename: string } = JSON.parse(outputOf(packing));
      return [name, basename(filename)] as const;
    });
    return Object.fromEntries(await Promise.all(packed));
  });
}

/** @param out gets the package's folder */
async function emit(root: string, name: string, out: string, stop: AbortSignal): Promise<void> {
  const args = ['exec', 'tsc', '-p', name, ...EMIT, '--rootDir', dirname(name), '--outDir', out];
  outputOf(await runPnpm(args, { folder: root, stop }));
  const folder = join(out, basename(name));
  for (const file of globSync('{*.*,**/*.test.*}', { cwd: folder })) await rm(join(folder, file));
}

/** Package → version: those of the catalog, and the bundler that Rsbuild brings. */
export async function catalogVersions(root: string): Promise<Versions> {
  const text = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const lines = text.matchAll(/^ {2}"?([@\w/.-]{1,99}?)"?: (\d[\w.-]{0,40})$/gm);
  const preset = createRequire(join(root, 'platform/build-preset/package.json'));
  const { version } = createRequire(preset.resolve('@rsbuild/core'))(`${BUNDLER}/package.json`);
  return {
    ...Object.fromEntries([...lines].map(([, name, version]) => [name, version])),
    [BUNDLER]: version,
  };
}

/** Version ranges, so that a team can install a package with its own. */
function rangesOf(names: readonly string[], versions: Versions): Versions {
  return Object.fromEntries(names.map((name) => [name, `^${versions[name]}`]));
}

async function manifestOf(root: string, name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
}

const compiled = (source: string) => ({
  types: source.replace(/\.tsx?$/, '.d.ts'),
  default: source.replace(/\.tsx?$/, '.js'),
});

async function finishContract(root: string, folder: string, versions: Versions): Promise<void> {
  const { version, exports, dependencies, devDependencies } = await manifestOf(root, 'shared-contracts');
  const needed = [
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies).filter((name) => OF_TESTS.test(name)),
  ];
  const sources = join(root, 'shared-contracts');
  for (const file of globSync('src/**/*.{css,woff2,txt}', { cwd: sources }))
    await cp(join(sources, file), join(folder, file));
  await writeManifest(folder, {
    name: 'shared-contracts',
    version,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, file]) => [name, /\.tsx?$/.test(file) ? compiled(file) : file]),
    ),
    sideEffects: ['*.css'],
    peerDependencies: rangesOf(needed, versions),
  });
}

async function finishPreset(
  root: string,
  folder: string,
  releases: string,
  versions: Versions,
): Promise<void> {
  const [{ version }, { dependencies }] = await Promise.all([
    manifestOf(root, 'shared-contracts'),
    manifestOf(root, 'platform/build-preset'),
  ]);
  const sources = join(root, 'platform/build-preset/src');
  for (const file of globSync('{,*/}*.js', { cwd: sources }))
    await cp(join(sources, file), join(folder, 'src', file));
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  for (const part of ['bundle', 'registry/store'])
    await cp(join(releases, part), join(folder, 'src/releases', part), { recursive: true });
  for (const file of globSync('src/*.js', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      text.replaceAll(/from 'releases\/([\w/-]+)'/g, "from './releases/$1.js'"),
    );
  }
  const own = Object.keys(dependencies).filter((name) => name in versions && !PRESET_PEERS.includes(name));
  await writeManifest(folder, {
    name: 'build-preset',
    // The preset builds for this version of the contract.
    version,
    exports: {
      ...Object.fromEntries(PRESET_ENTRIES.map((name) => [`./${name}`, compiled(`./src/${name}.ts`)])),
      './tsconfig.json': './tsconfig.json',
    },
    // Exact versions, because the gate recognises the federation runtime by its bytes.
    dependencies: Object.fromEntries([...own, 'zod'].map((name) => [name, versions[name]])),
    peerDependencies: {
      ...rangesOf(PRESET_PEERS, versions),
      [BUNDLER]: versions[BUNDLER] ?? '',
      'shared-contracts': version,
    },
  });
}

async function writeManifest(folder: string, manifest: object): Promise<void> {
  const text = JSON.stringify({ type: 'module', license: 'UNLICENSED', ...manifest }, null, 2);
  await writeFile(join(folder, 'package.json'), `${text}\n`);
}
