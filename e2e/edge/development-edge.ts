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
 * An edge server whose published set has React's development build, in shell and renderer. Only that build reports a
 * hydration mismatch; the production build renders the page again without a message. The shell provides React, so the remotes
 * are the running shop's.
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

/** A build writes to `dist`, which holds the builds of the running shop: so the sources are copied first. */
async function copyOfSources(): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'development-'));
  const names = (await readdir(ROOT)).filter((name) => NEEDED.test(name));
  const isSource = (file: string) =>
    !/[\\/]dist$|[\\/]node_modules[\\/]\.(?!bin)/.test(path.relative(ROOT, file));
  await Promise.all(
    names.map((name) =>
      cp(path.join(ROOT, name), path.join(checkout, name), {
        recursive: true,
        // Keeps the links between the packages inside the copy.
        verbatimSymlinks: true,
        filter: isSource,
      }),
    ),
  );
  await symlink(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
  return checkout;
}
