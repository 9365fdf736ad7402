import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** What `npm run release` does once its gate is passed. */
const PROGRAMS = {
  publish: `
    import { publishTogether } from './platform/releases/src/registry/publish.ts';
    const [registry, ...builds] = process.argv.slice(1);
    await publishTogether(builds, registry);`,
  rollBack: `
    import { rollback } from './platform/releases/src/registry/rollback.ts';
    const [registry, ...ids] = process.argv.slice(1);
    await rollback({ ids }, registry);`,
  adapt: `
    import { adaptRemote } from './platform/workbench/src/releases/adapt-remote.ts';
    const [build, dist, options] = process.argv.slice(1);
    await adaptRemote(build, dist, JSON.parse(options));`,
} as const;

/** Publishes builds together. @param builds their `dist` folders */
export function publish(registry: string, builds: readonly string[]): Promise<void> {
  return change('publish', [registry, ...builds]);
}

export function rollBack(registry: string, id: string): Promise<void> {
  return change('rollBack', [registry, id]);
}

/** Makes a release of a remote from another build. @param options as of `adaptRemote` */
export function adapt(build: string, dist: string, options: object): Promise<void> {
  return change('adapt', [build, dist, JSON.stringify(options)]);
}

async function change(program: keyof typeof PROGRAMS, args: readonly string[]): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', PROGRAMS[program], '--', ...args], {
    cwd: ROOT,
  });
}

/** Id → content hash of what is live. */
export async function liveHashes(registry: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(registry, 'live.json'), 'utf8');
  return (JSON.parse(text) as { live: Record<string, string> }).live;
}
