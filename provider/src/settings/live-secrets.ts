import { statSync } from 'node:fs';
import { readSecrets, type Secrets, type SecretsPlace, secretsPath } from './secrets.ts';

/** The secrets of a running provider. A rotation of the token keys takes effect with the next call. */
export class LiveSecrets {
  #place: SecretsPlace;
  #log: (line: string) => void;
  #stamp: string;
  #secrets: Secrets;

  /** @throws {StartupError} when the secrets cannot be read, or others can read them. */
  constructor(place: SecretsPlace, log: (line: string) => void) {
    this.#place = place;
    this.#log = log;
    this.#secrets = readSecrets(place);
    this.#stamp = this.#stampOfFile();
  }

  /** Reads the file again if it was replaced. If it is faulty, the previous secrets stay in use, and this is logged once. */
  current(): Secrets {
    const stamp = this.#stampOfFile();
    if (stamp === this.#stamp) return this.#secrets;
    this.#stamp = stamp;
    try {
      if (stamp !== '') this.#secrets = readSecrets(this.#place);
      else this.#log(`secrets: ${secretsPath(this.#place)} is missing. Those from before stay in use.`);
    } catch (error) {
      this.#log(`secrets: ${error instanceof Error ? error.message : error} Those from before stay in use.`);
    }
    return this.#secrets;
  }

  /** Empty if there is no file. Synchronous, because it takes only microseconds. */
  #stampOfFile(): string {
    const file = statSync(secretsPath(this.#place), { throwIfNoEntry: false });
    return file ? `${file.ino} ${file.mtimeMs}` : '';
  }
}
