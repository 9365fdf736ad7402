import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { startSandbox } from 'payment-sandbox/start-sandbox';
import { onTestFinished } from 'vitest';
import { providerProcess } from './provider-process.ts';
import { temporaryFolder } from './test-provider.ts';

type Place = 'before' | 'after';

interface Hold {
  path: RegExp;
  /** Before the gateway gets the request, or after it has responded. The request is held there. */
  place: Place;
  reached: PromiseWithResolvers<void>;
}

/** A proxy in front of a gateway that can hold a request for ever, so that the provider can be killed at that point. */
export class HeldGateway {
  readonly #server: Server;
  readonly #holds: Hold[] = [];

  private constructor(gateway: string) {
    this.#server = createServer(async (incoming, response) => {
      const path = incoming.url ?? '';
      const body = await text(incoming);
      if (this.#isHeld(path, 'before')) return;
      const { authorization = '', 'content-type': type = '' } = incoming.headers;
      const forwarded = await fetch(`${gateway}${path}`, {
        method: incoming.method ?? 'GET',
        headers: { authorization, 'content-type': type },
        ...(body && { body }),
      });
      const content = await forwarded.text();
      if (this.#isHeld(path, 'after')) return;
      response.writeHead(forwarded.status, { 'Content-Type': 'application/json' }).end(content);
    });
    onTestFinished(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
  }

  /** Listens on a free port, as a proxy of the gateway at an origin. */
  static async before(gateway: string): Promise<HeldGateway> {
    const held = new HeldGateway(gateway);
    held.#server.listen(0, '127.0.0.1');
    await once(held.#server, 'listening');
    return held;
  }

  get origin(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** Holds the next request to a path. Resolves when the request is held. */
  hold(path: RegExp, place: Place): Promise<void> {
    const reached = Promise.withResolvers<void>();
    this.#holds.push({ path, place, reached });
    return reached.promise;
  }

  /** Lets all later requests through. */
  release(): void {
    this.#holds.length = 0;
  }

  #isHeld(path: string, place: Place): boolean {
    const index = this.#holds.findIndex((hold) => hold.place === place && hold.path.test(path));
    const [hold] = index < 0 ? [] : this.#holds.splice(index, 1);
    hold?.reached.resolve();
    return hold !== undefined;
  }
}

/**
 * A provider and the sandbox, with a gateway between them that can hold requests.
 * @param folder the provider's data folder
 * @param sandboxFolder the sandbox's data folder, which in reality belongs to another company
 */
export async function shopWithSandbox(folder = temporaryFolder(), sandboxFolder = folder) {
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    dataFolder: sandboxFolder,
    production: false,
  });
  onTestFinished(() => sandbox.stop());
  const gateway = await HeldGateway.before(sandbox.origin);
  const environment = {
    SHOP_DATA: folder,
    PAYMENT_SANDBOX_URL: gateway.origin,
    // High, because all customers log in from the same address.
    OTP_CODES_PER_HOUR_BY_ADDRESS: '1000',
  };
  return { folder, gateway, start: () => providerProcess(environment) };
}
