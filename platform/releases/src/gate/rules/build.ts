import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from 'oxc-parser';
import { type ParsedScript, parseScript } from '../../bundle/parsed-script.ts';
import { type ScriptFacts, scriptFacts } from '../../bundle/script-facts.ts';
import type { RemoteRelease } from '../../registry/store/release-manifest.ts';
import type { ScriptOwner } from './forbidden-code.ts';
import { runtimeFiles } from './own-runtime.ts';
import { KNOWN_RUNTIMES, runtimeBefore } from './standalone-entry.ts';

export const SERVER_BUILD = 'server/remote.cjs';

export interface Script {
  /** Path of the script in the build. */
  file: string;
  text: string;
  program: Program;
  isServer: boolean;
  owner: ScriptOwner;
}

/** The build of a remote. Reads each file and parses each script only once. */
export class Build {
  readonly folder: string;
  readonly release: RemoteRelease;
  /** The served files of the build's own federation runtime, if it has one. */
  readonly runtime: ReadonlySet<string>;
  readonly #texts = new Map<string, string | undefined>();
  readonly #parsed = new Map<string, ParsedScript>();
  #facts: ScriptFacts | undefined;
  #scripts: readonly (Script | string)[] | undefined;

  constructor(folder: string, release: RemoteRelease) {
    this.folder = folder;
    this.release = release;
    this.runtime = runtimeFiles(this);
  }

  /** The text of a file in its folder; undefined where it is missing. */
  text(file: string): string | undefined {
    if (!this.#texts.has(file)) this.#texts.set(file, textOfFile(join(this.folder, file)));
    return this.#texts.get(file);
  }

  /** The text of a file for browsers; empty where it is missing. */
  served(file: string): string {
    return this.text(`client/${file}`) ?? '';
  }

  /** The files for browsers whose name matches. */
  named(name: RegExp): string[] {
    return Object.keys(this.release.files).filter((file) => name.test(file));
  }

  get entry(): string {
    return this.served(this.release.entry);
  }

  parsed(file: string): ParsedScript {
    const known = this.#parsed.get(file);
    if (known) return known;
    const type = file === SERVER_BUILD ? undefined : this.release.entryType;
    const parsed = parseScript(this.text(file) ?? '', type);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  get facts(): ScriptFacts {
    this.#facts ??= scriptFacts(this.parsed(SERVER_BUILD).program);
    return this.#facts;
  }

  get scripts(): Script[] {
    return this.#read().filter((each) => typeof each !== 'string');
  }

  /** Scripts that cannot be parsed, as words that follow "<id>: ". */
  get unread(): string[] {
    return this.#read().filter((each) => typeof each === 'string');
  }

  #read(): readonly (Script | string)[] {
    const files = [SERVER_BUILD, ...this.named(/\.js$/).map((file) => `client/${file}`)];
    this.#scripts ??= files.flatMap((file) => this.#script(file) ?? []);
    return this.#scripts;
  }

  /** Undefined for the entry for other hosts: it ends with the shop's entry, which is read as a file of its own. */
  #script(file: string): Script | string | undefined {
    const text = this.text(file);
    if (text === undefined) return `${file} is missing, so the remote would have no content in documents`;
    const before = runtimeBefore(this.entry, text);
    if (before && Object.hasOwn(KNOWN_RUNTIMES, before)) return undefined;
    if (before) return `${file} has another script before the entry than the runtime of Module Federation`;
    const { program, error } = this.parsed(file);
    if (error) return `${file} is no script: ${error}`;
    const { id, entry, entryType } = this.release;
    const served = file.replace(/^client\//, '');
    const isRuntime = this.runtime.has(served);
    const owner = {
      ...{ id, isRuntime, isEntry: isRuntime || served === entry },
      ...(entryType === 'module' && { module: served }),
    };
    return { file, text, program, isServer: file === SERVER_BUILD, owner };
  }
}

function textOfFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
