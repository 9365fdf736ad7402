import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedScript, parseScript } from '../../bundle/parsed-script.ts';
import { type ScriptFacts, scriptFacts } from '../../bundle/script-facts.ts';
import type { RemoteRelease } from '../../registry/store/release-manifest.ts';
import { runtimeFiles } from './own-runtime.ts';

export const SERVER_BUILD = 'server/remote.cjs';

/** The build of a remote. Each of its texts is read once, and each of its scripts parsed once. */
export class Build {
  readonly folder: string;
  readonly release: RemoteRelease;
  /** The served files of its own federation runtime, if it has one. */
  readonly runtime: ReadonlySet<string>;
  readonly #texts = new Map<string, string | undefined>();
  readonly #parsed = new Map<string, ParsedScript>();
  #facts: ScriptFacts | undefined;

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

  /** What its server build uses of the shop. */
  get facts(): ScriptFacts {
    this.#facts ??= scriptFacts(this.parsed(SERVER_BUILD).program);
    return this.#facts;
  }
}

function textOfFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
