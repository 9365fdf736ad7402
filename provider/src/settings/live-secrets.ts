import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SECRETS_FILE, type Secrets, secretsIn } from './secrets.ts';

/** The secrets of a running provider. A rotation of the token keys takes effect with the next call. */
export class LiveSecrets {
  #folder: string;
  #log: (line: string) => void;
  #stamp: string;
  #secrets: Secrets;

  /** @throws {StartupError} when the secrets cannot be read, or others can read them. */
  constructor(folder: string, log: (line: string) => void) {
    this.#folder = folder;
    this.#log = log;
    this.#secrets = secretsIn(folder);
    this.#stamp = this.#stampOfFile();
  }

  /** Reads the file again when it was replaced. A faulty one leaves what was read before in use, and is told once. */
  current(): Secrets {
    const stamp = this.#stampOfFile();
    if (stamp === this.#stamp) return this.#secrets;
    this.#stamp = stamp;
    try {
      if (stamp !== '') this.#secrets = secretsIn(this.#folder);
      else
        this.#log(`secrets: ${join(this.#folder, SECRETS_FILE)} is missing. Those from before stay in use.`);
    } catch (error) {
      this.#log(`secrets: ${error instanceof Error ? error.message : error} Those from before stay in use.`);
    }
    return this.#secrets;
  }

  /** Empty without a file. Synchronous, because it takes some microseconds. */
  #stampOfFile(): string {
    const file = statSync(join(this.#folder, SECRETS_FILE), { throwIfNoEntry: false });
    return file ? `${file.ino} ${file.mtimeMs}` : '';
  }
}
