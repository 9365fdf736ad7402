import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const READING = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api/util/type' },
  { method: 'GET', path: '/api/product?id=unknown' },
  { method: 'POST', path: '/api/product/byfilters', body: { filters: { productClass: 'Board' } } },
] as const;
/** Number of visitors who reuse their connection, and of those who open one for each request. */
const LANES = { kept: 4, fresh: 2 };
/** Milliseconds between two requests of a visitor. */
const PAUSE = 10;

interface Call {
  method: string;
  path: string;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
  agent?: Agent | false;
}

// biome-ignore lint/suspicious/noExplicitAny: a test's expectations say what a response body is.
type Json = any;

/** A response, with its body parsed if that is JSON. @throws the system's error when there is no response */
export async function call(
  origin: string,
  { method, path, body, token, headers, agent }: Call,
): Promise<{ status: number; body: Json }> {
  const asked = request(origin + path, {
    method,
    agent,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  asked.end(body && JSON.stringify(body));
  const [response] = await once(asked, 'response');
  const content = await text(response);
  const isJson = response.headers['content-type']?.startsWith('application/json');
  return { status: response.statusCode, body: isJson ? JSON.parse(content) : content };
}

export interface Visited {
  answered: number;
  /** A sentence for each failed request, with the reason. */
  failed: string[];
}

function failure({ method, path }: Call, error: unknown): string {
  return `${method} ${path}: ${error instanceof Error ? error.message : error}`;
}

/** Visitors who request pages and data in a loop. @returns ends their visits */
export function visitors(origin: string): () => Promise<Visited> {
  const visited: Visited = { answered: 0, failed: [] };
  let isOver = false;
  const visit = async (lane: number, agent: Agent | false) => {
    for (let turn = lane; !isOver; turn += 1) {
      const asked = READING[turn % READING.length] ?? READING[0];
      try {
        const { status } = await call(origin, { ...asked, agent });
        if (status >= 500) throw new Error(`status ${status}`);
        visited.answered += 1;
      } catch (error) {
        visited.failed.push(failure(asked, error));
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const agent = new Agent({ keepAlive: true });
  const kept = Array.from({ length: LANES.kept }, (_, lane) => visit(lane, agent));
  const fresh = Array.from({ length: LANES.fresh }, (_, lane) => visit(lane, false));
  return async () => {
    isOver = true;
    await Promise.all([...kept, ...fresh]);
    agent.destroy();
    return visited;
  };
}

/** A customer who changes the cart in a loop. @returns ends that */
export async function customer(
  origin: string,
  phone: number,
): Promise<() => Promise<Visited & { isCartRight: boolean }>> {
  await call(origin, { method: 'POST', path: '/api/customer/send-otp', body: { customer_id: phone } });
  const inbox = await call(origin, { method: 'GET', path: `/dev/messages?to=${phone}` });
  const otp = inbox.body.find(({ code }: { code?: number }) => code !== undefined).code;
  const login = await call(origin, {
    method: 'POST',
    path: '/api/customer/verify-otp',
    body: { customer_id: phone, otp },
  });
  const token: string = login.body.token;
  const list = await call(origin, { ...READING[3] });
  const { product_id, material } = list.body.products[0];
  const visited: Visited = { answered: 0, failed: [] };
  const agent = new Agent({ keepAlive: true });
  const put = (method: string, quantity: number) =>
    call(origin, { method, path: '/api/cart', body: { product_id, material, quantity }, token, agent });
  await put('POST', 1);
  let isOver = false;
  let quantity = 1;
  const change = async () => {
    while (!isOver) {
      quantity = (quantity % 900) + 1;
      try {
        const { status } = await put('PUT', quantity);
        if (status !== 200) throw new Error(`status ${status}`);
        visited.answered += 1;
      } catch (error) {
        visited.failed.push(failure({ method: 'PUT', path: '/api/cart' }, error));
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const changing = change();
  return async () => {
    isOver = true;
    await changing;
    const cart = await call(origin, { method: 'GET', path: '/api/cart', token, agent });
    agent.destroy();
    return { ...visited, isCartRight: cart.body[0].quantity === quantity };
  };
}
