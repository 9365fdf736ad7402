import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calledEndpoints } from '../bundle/called-endpoints.ts';
import { needsPreviousContract, rejections } from '../registry/checks/release-gates.ts';
import { verifyArtefact } from '../registry/checks/verify-artefact.ts';
import {
  isRemote,
  isShell,
  type Release,
  type RemoteRelease,
  readRelease,
} from '../registry/store/release-manifest.ts';
import { ReleaseRefused } from '../registry/store/release-refused.ts';
import { openServerBuild } from './open-server-build.ts';
import { adaptedFaults } from './rules/browser-build.ts';
import { Build, SERVER_BUILD } from './rules/build.ts';
import { FEDERATION_FILES, untrueManifest } from './rules/federation-manifest.ts';
import { forbiddenCode } from './rules/forbidden-code.ts';
import { foreignHosts } from './rules/foreign-addresses.ts';
import { RUNTIME_HOST } from './rules/own-runtime.ts';
import { usesOfOthers } from './rules/owned-names.ts';
import { exceededBudgets } from './rules/script-budgets.ts';
import { secondCopies } from './rules/second-copies.ts';
import { forbiddenServerCode } from './rules/server-code.ts';
import { KNOWN_RUNTIMES, runtimeBefore } from './rules/standalone-entry.ts';
import { foreignRules } from './rules/style-sheets.ts';

/** A build, and what it is to go live beside. */
export interface CheckedBuild {
  /** The id under which it is to be published. */
  id: string;
  /** Its `dist` folder. */
  folder: string;
  /** The live releases of the other packages. */
  others: readonly Release[];
  /** The folder of the shell's release or build. Undefined while none is live: then server builds are not opened. */
  shellFolder: string | undefined;
  /** The live shell and remotes as they were one change ago: a roll-back of one of them must not break this build. */
  previous: readonly Release[];
}

/**
 * What a build *is*, without running it in a shop: its files, its claims, its scripts. @returns one sentence for each reason to
 * refuse it
 */
export async function buildErrors(build: CheckedBuild): Promise<string[]> {
  const release = await readRelease(build.folder).catch(refusal);
  if (release instanceof ReleaseRefused) return [...release.reasons];
  if (release.id !== build.id) {
    return [`This build says that it is ${release.id}, and it was to be published as ${build.id}.`];
  }
  const damaged = await verifyArtefact(build.folder, release).catch(refusal);
  const reasons = damaged instanceof ReleaseRefused ? [...damaged.reasons] : [];
  reasons.push(...rejections([release], build.others), ...previousErrors(release, build.previous));
  if (isRemote(release)) reasons.push(...(await remoteErrors(build, release)));
  return [...new Set(reasons)];
}

function refusal(error: unknown): ReleaseRefused {
  if (error instanceof ReleaseRefused) return error;
  throw error;
}

/** A release before the live one mounts a module that this build no longer has: its team could not roll back any more. */
function previousErrors(release: Release, previous: readonly Release[]): string[] {
  if (!isRemote(release)) return [];
  const removed = previous.flatMap(({ id, mounts }) =>
    mounts
      .filter(
        (name) =>
          name.startsWith(`${release.id}/`) &&
          !Object.hasOwn(release.modules, name.slice(release.id.length + 1)),
      )
      .map(
        (name) =>
          `${name} is still shown by the previous release of ${id}: remove it one release later, so that ${id} can be rolled back.`,
      ),
  );
  return removed;
}

async function remoteErrors(
  { folder, shellFolder }: CheckedBuild,
  release: RemoteRelease,
): Promise<string[]> {
  const { id, entry } = release;
  const build = new Build(folder, release);
  const files = Object.keys(release.files);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const perScript = [SERVER_BUILD, ...scripts.map((file) => `client/${file}`)].map((file) =>
    scriptErrors(build, file),
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  const pages = files.filter((file) => /\.html?$/.test(file));
  const reasons = [
    ...(scripts.includes(entry) ? [] : [`${id}: its entry is no script.`]),
    // First, because much of what is wrong below follows from a copy.
    ...perScript.flatMap(({ copies }) => copies),
    ...perScript.flatMap(({ faults }) => faults),
    ...styles.flatMap((file) => styleErrors(build, file)),
    ...pages.map((file) => `${id}: ${file} is a document. Documents come from the edge server alone.`),
    ...(await exceededBudgets(build)).map((reason) => `${id}: ${reason}.`),
    ...entryErrors(build),
    ...manifestErrors(build),
    ...adaptedErrors(build),
    ...(shellFolder ? await eventErrors(build, shellFolder) : []),
  ];
  // What is refused already is not run.
  if (reasons.length > 0 || !shellFolder) return reasons;
  return offerErrors(folder, shellFolder, release);
}

function styleErrors(build: Build, file: string): string[] {
  const { id } = build.release;
  return foreignRules(build.served(file), id).map(
    (selector) => `${id}: ${file} styles what is not its own (${selector}): use emotion or a CSS module.`,
  );
}

/** Reads one script of the build, and compares the server build with what `release.json` says that it uses. */
function scriptErrors(build: Build, file: string): { copies: string[]; faults: string[] } {
  const { release, runtime } = build;
  const { id } = release;
  const text = build.text(file);
  if (text === undefined)
    return only(`${id}: ${file} is missing, so the remote would have no content in documents.`);
  const before = runtimeBefore(build.entry, text);
  // The entry is checked as a file of its own.
  if (before && Object.hasOwn(KNOWN_RUNTIMES, before)) return { copies: [], faults: [] };
  if (before)
    return only(`${id}: ${file} has another script before the entry than the runtime of Module Federation.`);
  const isServer = file === SERVER_BUILD;
  const { program, error } = build.parsed(file);
  if (error) return only(`${id}: ${file} is no script: ${error}.`);
  const served = file.replace(/^client\//, '');
  const isRuntime = runtime.has(served);
  const owner = {
    id,
    isEntry: isRuntime || served === release.entry,
    isRuntime,
    ...(release.entryType === 'module' && { module: served }),
  };
  const copies = secondCopies(text, release.entryType !== undefined).map(
    (name) => `${id}: ${file} brings its own copy of ${name}, which the shell shares.`,
  );
  const forbidden = isServer ? forbiddenServerCode(program) : forbiddenCode(program, owner);
  const faults = [
    ...forbidden.map((reason) => `${id}: ${file} ${reason}.`),
    ...foreignHosts(program)
      .filter((host) => !isRuntime || host !== RUNTIME_HOST)
      .map((host) => `${id}: ${file} names the foreign address ${host}.`),
    ...(isServer ? factErrors(build) : []),
    ...(isServer ? [] : unlistedCalls(release, calledEndpoints(program))).map(
      (call) => `${id}: ${file} calls ${call}, which no file …-endpoints.ts defines.`,
    ),
  ];
  return { copies, faults };
}

function only(fault: string): { copies: string[]; faults: string[] } {
  return { copies: [], faults: [fault] };
}

function factErrors({ release, facts }: Build): string[] {
  const claimed = JSON.stringify([release.imports, release.mounts]);
  const isClaimed = claimed === JSON.stringify([facts.imports, facts.mounts]);
  return [
    ...(isClaimed
      ? []
      : [`${release.id}: release.json does not say what its server build uses of the shop. Build it again.`]),
    ...usesOfOthers(release.id, facts).map((reason) => `${release.id}: ${reason}.`),
  ];
}

/** What the live provider was not asked about. */
function unlistedCalls({ calls }: RemoteRelease, called: readonly string[]): string[] {
  return called.filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    return !calls[path]?.[method.toLowerCase()];
  });
}

/** The federation container answers for modules by their names. */
function entryErrors({ entry, release }: Build): string[] {
  const missing = Object.keys(release.modules).filter(
    (name) => !entry.includes(`./${name}"`) && !entry.includes(`./${name}'`),
  );
  const isOther = !entry.includes(release.name);
  return [
    ...missing.map((name) => `${release.id}: its entry does not expose ${name}, which release.json lists.`),
    ...(isOther ? [`${release.id}: its entry is not the container ${release.name}.`] : []),
  ];
}

function manifestErrors(build: Build): string[] {
  const { release } = build;
  return FEDERATION_FILES.filter((file) => Object.hasOwn(release.files, file)).flatMap((file) =>
    untrueManifest(build.served(file), release).map((reason) => `${release.id}: its ${file} ${reason}.`),
  );
}

function adaptedErrors(build: Build): string[] {
  const { release } = build;
  if (release.entryType === undefined) return [];
  return adaptedFaults(build.text(SERVER_BUILD) ?? '', release).map((reason) => `${release.id}: ${reason}.`);
}

/** The shell ignores an event that its contract does not have. */
async function eventErrors({ facts, release: { id } }: Build, shellFolder: string): Promise<string[]> {
  const shell = await readFile(join(shellFolder, 'server/shell.cjs'), 'utf8').catch(() => '');
  return facts.events
    .filter((name) => !shell.includes(`'${name}'`) && !shell.includes(`"${name}"`))
    .map((name) => `${id}: it sends the event ${name}, which the contract does not have.`);
}

async function offerErrors(folder: string, shellFolder: string, release: RemoteRelease): Promise<string[]> {
  const { id, modules } = release;
  const shell = await readRelease(shellFolder);
  const isForPrevious = isShell(shell) && needsPreviousContract(shell, release);
  const opened = await openServerBuild(join(shellFolder, 'server'), join(folder, 'server'), isForPrevious);
  if ('error' in opened)
    return [`${id}: its server build cannot be loaded: ${opened.error.replace(/\.$/, '')}.`];
  const wrong = Object.entries(modules).flatMap(([name, { kind }]) => {
    const found = opened.modules[name];
    if (found === undefined) return [`${id}: release.json lists ${name}, which its server build lacks.`];
    if (found === kind) return [];
    return [`${id}: ${name} is ${kind === 'page' ? 'no page (Page, head, prefetch)' : 'no component'}.`];
  });
  const unlisted = Object.keys(opened.modules).filter((name) => !Object.hasOwn(modules, name));
  return [
    ...wrong,
    ...unlisted.map((name) => `${id}: its server build has ${name}, which release.json does not list.`),
  ];
}
