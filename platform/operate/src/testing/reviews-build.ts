import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { remoteConfig } from 'build-preset/remote';
import { writeFiles } from 'releases/testing/artefact-fixture';
import { SHARED_PACKAGES } from 'shared-contracts/document';

/** Its `node_modules` hold the shared packages that a remote borrows. */
const CONTRACTS = join(import.meta.dirname, '../../../../shared-contracts');
const BORROWED = ['@emotion/react', '@tanstack', 'jotai', 'react', 'react-dom', 'react-router-dom', 'zod'];

/** Writes the package of a remote, with the packages that it borrows. */
export async function writeRemote(folder: string, sources: Record<string, string | Buffer>): Promise<void> {
  await mkdir(join(folder, 'node_modules/@emotion'), { recursive: true });
  for (const name of BORROWED)
    await symlink(join(CONTRACTS, 'node_modules', name), join(folder, 'node_modules', name));
  await symlink(CONTRACTS, join(folder, 'node_modules/shared-contracts'));
  await writeFiles(folder, { 'package.json': '{}', ...sources });
}

/** Builds a remote from these sources with the preset. @returns its `dist` folder */
export async function builtRemote(folder: string, sources: Record<string, string | Buffer>): Promise<string> {
  await writeRemote(folder, sources);
  const config = await remoteConfig(folder)({ command: 'build', env: 'production', envMode: 'production' });
  // Vitest sets another mode, in which nothing would be minified.
  const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig: { ...config, mode: 'production' } });
  await (await rsbuild.build()).close();
  return join(folder, 'dist');
}

export function offerOfReviews(owner?: object): string {
  const pages = { list: { file: './src/list.tsx', patterns: ['/reviews'] } };
  const fragments = { stars: './src/stars.tsx' };
  return `export default ${JSON.stringify({ id: 'reviews', owner, contract: '^2.0.0', pages, fragments })};`;
}

/** The sources of a small remote with a page and a fragment. */
export const REVIEWS = {
  'src/remote.ts': offerOfReviews(),
  'src/list.tsx': `import { Fragment } from 'shared-contracts/remotes';
    function Page() { return <h1>Reviews <Fragment of="cart-checkout/add-to-cart" /></h1>; }
    export default { Page, parameters: {}, prefetch: () => [], head: () => ({ title: 'Reviews' }) };`,
  'src/stars.tsx': `import { useState } from 'react';
    export default function Stars() { const [stars] = useState(5); return <p>{stars}</p>; }`,
} as const;

/** @param changed files in place of those of the small remote */
export function builtReviews(folder: string, changed: Record<string, string> = {}): Promise<string> {
  return builtRemote(folder, { ...REVIEWS, ...changed });
}

/** The `dist` folder of a shell that exports what the remote imports. Its shared packages can be loaded, but do nothing. */
export async function shellFor(remoteDist: string, shell: string): Promise<string> {
  const { imports, shared } = JSON.parse(await readFile(join(remoteDist, 'release.json'), 'utf8'));
  const names = JSON.stringify(Object.keys(SHARED_PACKAGES));
  await writeFile(
    join(shell, 'server/shell.cjs'),
    `const nothing = new Proxy(() => nothing, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : nothing) });
exports.shared = Object.fromEntries(${names}.map((name) => [name, nothing]));
const events = ['cart-updated', 'session-ended'];`,
  );
  const release = JSON.parse(await readFile(join(shell, 'release.json'), 'utf8'));
  const provides = Object.fromEntries(
    Object.entries(shared).map(([name, range]) => [name, String(range).slice(1)]),
  );
  const exports = {
    ...imports,
    'shared-contracts/events': ['emit'],
    'shared-contracts/session': ['storeSession'],
    'shared-contracts/look': ['Button'],
    'shared-contracts/stored': ['useStored'],
  };
  const described = {
    ...release,
    contract: '2.13.0',
    provides,
    exports,
    mounts: ['reviews/stars', 'reviews/list'],
  };
  await writeFile(join(shell, 'release.json'), JSON.stringify(described));
  return shell;
}
