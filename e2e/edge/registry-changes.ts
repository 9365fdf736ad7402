import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, run } from '../this-checkout.ts';

/** The parts of `npm run release` that follow its gate. */
const PROGRAMS = {
  publish: `
    import { publishTogether } from './platform/releases/src/registry/publish.ts';
    const [registry, ...builds] = process.argv.slice(1);
    await publishTogether(builds, registry);`,
  rollBack: `
    import { rollback } from './platform/releases/src/registry/rollback.ts';
    const [registry, ...ids] = process.argv.slice(1);
    await rollback({ ids }, registry);`,
  preview: `
    import { registerTogether } from './platform/releases/src/registry/publish.ts';
    import { previewToken } from './platform/releases/src/registry/signing/preview.ts';
    import { readTeams } from './platform/releases/src/registry/signing/teams.ts';
    import { addTeam } from './platform/releases/src/registry/team-changes.ts';
    const [registry, id, build, keysFolder] = process.argv.slice(1);
    await addTeam(registry, 'previewers', [id], keysFolder);
    const { hashes } = await registerTogether([build], registry, { keysFolder });
    const token = await previewToken(await readTeams(registry), hashes, Date.now() + 3_600_000, keysFolder);
    process.stdout.write('\\n' + token);`,
  canary: `
    import { beginCanary } from './platform/releases/src/registry/canary.ts';
    import { registerTogether } from './platform/releases/src/registry/publish.ts';
    const [registry, build, percent] = process.argv.slice(1);
    await beginCanary(registry, await registerTogether([build], registry, {}), Number(percent));`,
  withdraw: `
    import { theCanary, withdrawCanary } from './platform/releases/src/registry/canary.ts';
    const [registry] = process.argv.slice(1);
    await withdrawCanary(registry, await theCanary(registry), {});`,
  adapt: `
    import { adaptRemote } from './platform/operate/src/releases/adapt-remote.ts';
    const [build, dist, options] = process.argv.slice(1);
    await adaptRemote(build, dist, JSON.parse(options));`,
  tryBuild: `
    import { readLive } from './platform/releases/src/registry/log/live-releases.ts';
    import { tryBuilds } from './platform/operate/src/releases/tried-builds.ts';
    const [registry, id, dist] = process.argv.slice(1);
    const { live } = await readLive(registry);
    const shellFolder = registry + '/releases/shell/' + live.shell;
    const reasons = await tryBuilds(process.cwd(), { registry, candidates: new Map([[id, dist]]), shellFolder });
    process.stdout.write('\\n' + JSON.stringify(reasons));`,
} as const;

/** Publishes builds together. @param builds their `dist` folders */
export async function publish(registry: string, builds: readonly string[]): Promise<void> {
  await change('publish', [registry, ...builds]);
}

export async function rollBack(registry: string, id: string): Promise<void> {
  await change('rollBack', [registry, id]);
}

/** Registers a build and creates a team for its remote. @returns the token of its preview */
export async function preview(
  registry: string,
  id: string,
  build: string,
  keysFolder: string,
): Promise<string> {
  return (await change('preview', [registry, id, build, keysFolder])).split('\n').at(-1) ?? '';
}

/** Shows a build to some visitors. @param percent of visitors; the control group has the same size */
export async function beginCanary(registry: string, build: string, percent: number): Promise<void> {
  await change('canary', [registry, build, String(percent)]);
}

export async function withdrawCanary(registry: string): Promise<void> {
  await change('withdraw', [registry]);
}

/** Makes a release from the build of another bundler. @param options those of `adaptRemote` */
export async function adapt(build: string, dist: string, options: object): Promise<void> {
  await change('adapt', [build, dist, JSON.stringify(options)]);
}

/** Tries a build in a separate shop. @returns why to refuse it, one sentence each */
export async function tryBuild(registry: string, id: string, dist: string): Promise<string[]> {
  const output = await change('tryBuild', [registry, id, dist]);
  return JSON.parse(output.split('\n').at(-1) ?? '');
}

async function change(program: keyof typeof PROGRAMS, args: readonly string[]): Promise<string> {
  const command = ['--input-type=module', '--eval', PROGRAMS[program], '--', ...args];
  return (await run(process.execPath, command, { cwd: ROOT })).stdout;
}

/** Id → content hash of the live releases. */
export async function liveHashes(registry: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(registry, 'live.json'), 'utf8');
  return (JSON.parse(text) as { live: Record<string, string> }).live;
}
