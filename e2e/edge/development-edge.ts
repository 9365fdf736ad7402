import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from '../this-checkout.ts';
import { startEdgeWithLongTimeouts } from './edge-with-long-timeouts.ts';
import type { OwnEdge } from './own-edge.ts';
import { publish } from './registry-changes.ts';

const BUILD = path.join(import.meta.dirname, 'build-for-development.ts');
const NEEDED = /^(shell|shared-contracts|platform|tsconfig\.base\.json|package\.json)$/;

/**
 * An edge server with React's development build in shell and renderer. Only that build reports a hydration mismatch; the production build
 * renders the page again without a message. React comes from the shell, so the remotes are those of the running shop.
 */
export async function startDevelopmentEdge(): Promise<OwnEdge> {
  const checkout = await copyOfSources();
  try {
    const shell = path.join(checkout, 'shell');
    await run(process.execPath, [BUILD, shell]);
    return await startEdgeWithLongTimeouts({
      prepare: (registry) => publish(registry, [path.join(shell, 'dist')]),
    });
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
}

/** Copies the sources, because a build would overwrite `dist`, which has the running shop's builds. */
async function copyOfSources(): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'development-'));
  const names = (await readdir(ROOT)).filter((name) => NEEDED.test(name));
  const isSource = (file: string) =>
    !/[\\/]dist$|[\\/]node_modules[\\/]\.(?!bin)/.test(path.relative(ROOT, file));
  await Promise.all(
    names.map((name) =>
      cp(path.join(ROOT, name), path.join(checkout, name), {
        recursive: true,
        // Links between the packages stay within the copy.
        verbatimSymlinks: true,
        filter: isSource,
      }),
    ),
  );
  await symlink(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
  return checkout;
}
