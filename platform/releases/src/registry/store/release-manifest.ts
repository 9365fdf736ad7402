import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { apiCalls } from './api-calls.ts';
import { jsonOf } from './read-json.ts';
import { ReleaseRefused } from './release-refused.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384 integrity value');
const clientPath = z
  .string()
  .regex(/^[\w~@+-][\w.~@+-]*(\/[\w~@+-][\w.~@+-]*)*$/, 'is not a path below client/');
const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not a release id');
const files = z.record(clientPath, integrity);
/** File below `server/` → integrity. */
const serverFiles = z.record(clientPath, integrity).optional();
const versions = z.record(z.string(), z.string());
/** Shared specifier → names. */
const names = z.record(z.string(), z.array(z.string()));

/** Whether its scripts pass no strings to DOM functions that would run them (PROM-9). */
const trustedTypes = z.boolean().optional();

/** The API calls that its scripts make, in the form of an API reference. */
const calls = apiCalls.default({});

const moduleFiles = z.object({
  kind: z.enum(['page', 'fragment']),
  js: z.array(clientPath),
  css: z.array(clientPath),
  /** The title of a page that is only a component, as in builds by another preset than `build-preset`. */
  title: z.string().optional(),
});

const PATTERN = /^\/(?:[:\w~-][\w~-]*(?:\/[:\w~-][\w~-]*)*)?$/;
const path = z.templateLiteral(['/', z.string()]);
const pattern = path.refine((text) => PATTERN.test(text), 'is not a path like /gift-cards/:card');
const paths = z.array(path).optional();

/** The paths of a page, as `PageEntry` of the contract. */
export const pageEntry = z.object({
  patterns: z.array(pattern).min(1),
  values: z.record(z.string(), z.array(z.string())).optional(),
  needsLogin: z.literal(true).optional(),
  sitemap: paths,
  warmUrls: paths,
});

const shellRelease = z.object({
  id: z.literal('shell'),
  contract: z.string(),
  provides: versions,
  /** The names that a remote can import from each shared package. */
  exports: names.optional(),
  /** The contract's previous major, which the shell supports too, and the names that its remotes can import. */
  previous: z.object({ contract: z.string(), exports: names }).optional(),
  /** Modules of remotes that the shell loads by name, its pages among them. */
  mounts: z.array(z.string()).default([]),
  scripts: z.array(clientPath).min(1),
  /** Scripts that run as soon as they have loaded, before the others. */
  early: z.array(clientPath).default([]),
  styles: z.array(clientPath),
  fonts: z.array(clientPath),
  /** The shell's own pages and chunks: their files besides those of the entry. */
  modules: z.record(z.string(), moduleFiles),
  /** Patterns of the paths that have a page; `:name` matches any segment. */
  paths: z.array(z.string().startsWith('/')).default([]),
  /** Paths and queries of the shell's own pages for the sitemap. */
  sitemapPaths: z.array(z.string().startsWith('/')).default(['/']),
  calls,
  trustedTypes,
  files,
  serverFiles,
});

const remoteRelease = z.object({
  id,
  name: z.string().regex(/^mfe_[a-z0-9_]+$/, 'is not a federation name'),
  contract: z.string(),
  entry: clientPath,
  /** How the entry of an adapted remote, which has its own federation runtime, is loaded: as a script or as a module. */
  entryType: z.enum(['global', 'module']).optional(),
  modules: z.record(z.string(), moduleFiles),
  pages: z.record(z.string(), pageEntry).default({}),
  shared: versions,
  /** The names that the remote uses from each shared package. */
  imports: names.default({}),
  /** Modules of other owners that the remote loads by name. */
  mounts: z.array(z.string()).default([]),
  calls,
  trustedTypes,
  files,
  serverFiles,
});

/** `release.json` of a shell: what it provides to the remotes, and what a document must load. */
export type ShellRelease = z.infer<typeof shellRelease>;
/** `release.json` of a remote: its entry, its pages and fragments, and what it needs from the shell. */
export type RemoteRelease = z.infer<typeof remoteRelease>;
export type Release = ShellRelease | RemoteRelease;

export function isShell(release: Release): release is ShellRelease {
  return release.id === 'shell';
}

export function isRemote(release: Release): release is RemoteRelease {
  return !isShell(release);
}

/**
 * Reads `release.json` of a build or of a stored release.
 * @throws ReleaseRefused with one sentence for each error
 */
export async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseRefused([`${file} is missing: build the package first.`]);
  });
  const json = jsonOf(text);
  if (json === undefined) throw new ReleaseRefused([`${file}: the text: is not valid JSON.`]);
  const isOfShell = z.object({ id: z.literal('shell') }).safeParse(json).success;
  const parsed = isOfShell ? shellRelease.safeParse(json) : remoteRelease.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ReleaseRefused(
    parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'the text'}: ${issue.message}.`),
  );
}
