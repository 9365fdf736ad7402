import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Body } from './foreign-calls.ts';
import { ORIGIN } from './foreign-catalogue.ts';
import { CUSTOMER_CALLS } from './foreign-customer-calls.ts';
import { respondWithFault, turn } from './foreign-faults.ts';
import { ORDER_CALLS, PAYMENT_SCRIPT } from './foreign-order-calls.ts';
import { PRODUCT_CALLS } from './foreign-product-calls.ts';

// A provider written only from the wire contract, without the shop's code: these files import only Node and one another.
// `node foreign-provider.ts [port]`; `POST /control/<fault>` starts a fault, `/control/well` ends it.

const CONTROL = '/control/';
const CALLS = { ...PRODUCT_CALLS, ...CUSTOMER_CALLS, ...ORDER_CALLS };
/** Optional endpoints are missing. Some servers respond with 405, because the path exists for another method. */
const NO_METHOD = '/api/product/facets';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2f4f8f" d="M0 0h8v8H0z"/></svg>';

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith(CONTROL)) {
    turn(pathname.slice(CONTROL.length));
    response.end();
  } else if (pathname.endsWith('.svg')) {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(PICTURE);
  } else if (pathname === '/pay/checkout.js') {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(PAYMENT_SCRIPT);
  } else {
    // The client may disconnect while its request is still being read.
    const right = () =>
      respondToCall(request, response, pathname, searchParams).catch(() => void response.destroy());
    respondWithFault(response, right);
  }
});

async function respondToCall(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const call = CALLS[`${request.method} ${path}`];
  if (!call) {
    response.writeHead(path === NO_METHOD ? 405 : 404, { 'Content-Type': 'text/html' });
    response.end(`<pre>Cannot ${request.method}</pre>`);
    return;
  }
  // Some calls have no body.
  const body = JSON.parse((await text(request)) || '{}') as Body;
  const [status, said] = call({ query, body, authorization: request.headers.authorization ?? '' });
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(said).replaceAll(ORIGIN, origin()));
}

function origin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  console.log(`foreign provider ready on ${origin()}`);
});
