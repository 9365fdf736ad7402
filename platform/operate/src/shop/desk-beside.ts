import { existsSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { sentenceOf } from '../console/error-sentence.ts';
import { say } from '../console/progress.ts';
import { SupervisedServer } from '../processes/supervised-server.ts';
import { freePortFrom } from '../processes/tcp-port.ts';
import { deskOptions, type ShopOptions, type Version } from './server-options.ts';

/** Where the desk listens unless told otherwise. */
const FIRST_PORT = 4200;

/** The owner's desk beside a shop. The shop does not wait for it or stop with it; its failures are printed. */
export class DeskBeside {
  readonly #optionsOf: (version: Version) => ReturnType<typeof deskOptions>;
  readonly #started: Promise<SupervisedServer | undefined>;
  /** The address at which the staff open it. */
  readonly address: string;

  /** Chooses its port, then starts it in the background. */
  static async start(options: ShopOptions, version: Version, logs: string): Promise<DeskBeside> {
    const { deskPort } = options;
    const port = deskPort === 0 ? await getPort() : (deskPort ?? (await freePortFrom(FIRST_PORT)));
    return new DeskBeside(options, version, { port, logs });
  }

  private constructor(
    options: ShopOptions,
    version: Version,
    { port, logs }: { port: number; logs: string },
  ) {
    this.address = options.deskUrl ? new URL(options.deskUrl).origin : `http://127.0.0.1:${port}`;
    this.#optionsOf = (of) => deskOptions({ ...options, deskPort: port }, of, logs);
    this.#started = SupervisedServer.start(this.#optionsOf(version), say).catch((error: unknown) => {
      say(`The shop goes on without the desk. ${sentenceOf(error)}`);
      return undefined;
    });
  }

  /** Continues with the desk of another checkout; called once the shop's servers are replaced. */
  async upgrade(to: Version): Promise<void> {
    const server = await this.#started;
    if (!server) return;
    try {
      if (!existsSync(join(to.root, 'desk'))) await server.stop();
      else await (await server.prepare(this.#optionsOf(to), {})).takeOver();
    } catch (error) {
      say(`The desk goes on as it was. ${sentenceOf(error)}`);
    }
  }

  async stop(): Promise<void> {
    await (await this.#started)?.stop();
  }
}
