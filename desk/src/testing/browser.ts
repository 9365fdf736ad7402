import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** Milliseconds. */
const WAIT = { timeout: 10_000, interval: 10 };

interface Sent {
  headers?: Record<string, string>;
  /** Overrides the token of the last page. */
  token?: string;
}

type Fields = Record<string, string | readonly string[]>;

/** The messages in the dev inbox for a phone, newest first. */
export async function sentTo(origin: string, phone: number): Promise<{ to: string; code?: number }[]> {
  return (await (await fetch(`${origin}/dev/messages?to=${phone}`)).json()) as {
    to: string;
    code?: number;
  }[];
}

/** Reads pages and sends forms like a browser without scripts, and keeps its cookies. */
export class Browser {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the last response. */
  setCookies: string[] = [];
  token = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string, headers: Record<string, string> = {}) {
    return await this.#request(path, { headers });
  }

  /** Sends a form with the token of the last page, and does not follow a redirect. */
  async post(path: string, fields: Fields = {}, { headers, token = this.token }: Sent = {}) {
    const body = new URLSearchParams({ token });
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one);
    return await this.#request(path, { method: 'POST', body, headers: { Origin: this.origin, ...headers } });
  }

  /** Sends a form with a file. */
  async upload(path: string, file: { name: string; content: string | Uint8Array<ArrayBuffer> }) {
    const form = new FormData();
    form.set('token', this.token);
    form.set('file', new File([file.content], file.name, { type: 'text/csv' }));
    const encoded = new Response(form);
    const headers = {
      Origin: this.origin,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
    };
    return await this.#request(path, {
      method: 'POST',
      body: Buffer.from(await encoded.arrayBuffer()),
      headers,
    });
  }

  /** Asks for a code for the staff. The message arrives after the page. */
  async askForCode(phone: number): Promise<number | undefined> {
    await this.get('/login');
    const { length } = await sentTo(this.origin, phone);
    await this.post('/login/code', { phone: String(phone) });
    return await vi.waitFor(async () => {
      const messages = await sentTo(this.origin, phone);
      if (messages.length === length) throw new Error(`No code was sent to ${phone}.`);
      return messages[0]?.code;
    }, WAIT);
  }

  async logIn(phone: number) {
    const code = await this.askForCode(phone);
    const response = await this.post('/login', { phone: String(phone), code: String(code) });
    if (response.status !== 303) throw new Error(`The login of ${phone} failed: ${response.status}.`);
    await this.get('/');
  }

  async #request(
    path: string,
    {
      headers,
      ...rest
    }: { method?: string; body?: URLSearchParams | Buffer; headers: Record<string, string> },
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sent(new URL(path, this.origin), {
      ...rest,
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(rest.body && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.token = /name="token" value="([^"]+)"/.exec(response.page)?.[1] ?? this.token;
    return response;
  }
}

/** Unlike `fetch`, allows any `Host` and `Origin`. */
async function sent(
  url: URL,
  { body, ...options }: { method?: string; body?: URLSearchParams | Buffer; headers: Record<string, string> },
) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, resolve)
    .on('error', reject)
    .end(body instanceof Buffer ? body : body?.toString());
  const response = await promise;
  const headers = new Headers();
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    headers.append(response.rawHeaders[at] ?? '', response.rawHeaders[at + 1] ?? '');
  return { status: response.statusCode ?? 0, headers, page: await text(response) };
}
