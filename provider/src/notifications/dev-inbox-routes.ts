import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ApiApp, ApiEnvironment } from '../http/api.ts';
import { renderDocument } from '../http/html-document.ts';
import { HttpError } from '../http/http-error.ts';
import { TrustedProxies } from '../settings/trusted-proxies.ts';
import type { DevInbox, StoredMessage } from './dev-inbox.ts';

/** 127.0.0.0/8 and ::1, also as IPv4 inside IPv6. */
const LOOPBACK = new TrustedProxies(['127.0.0.0/8']);

/**
 * PROM-207: address and host name must be those of this machine. A client can send any host name, and another site can resolve its own name
 * to this machine (DNS rebinding), so that a browser on it sends the request. Behind the edge server, which overwrites what a
 * visitor sends, they are in X-Forwarded-For and X-Forwarded-Host.
 */
const thisMachineAlone = createMiddleware<ApiEnvironment>(async ({ env, req }, next) => {
  const names = [req.header('host'), req.header('x-forwarded-host')].filter((name) => name !== undefined);
  const forwarded = req.header('x-forwarded-for')?.split(',') ?? [];
  const addresses = [env.incoming.socket.remoteAddress, ...forwarded];
  if (names.length === 0 || !names.every(namesThisMachine) || !addresses.every(isThisMachine)) {
    throw new HttpError(403, 'The dev inbox is only at http://localhost.');
  }
  await next();
});

function isThisMachine(address: string | undefined): boolean {
  return LOOPBACK.has(address?.trim());
}

/** A host with or without a port. */
function namesThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

/** `/dev` for people, and `GET /dev/messages?to=<phone>` for tests: `[{to, text, code, at}]`, newest first. */
export function mountDevInbox(app: ApiApp, inbox: DevInbox): void {
  app.use('/dev/*', thisMachineAlone);
  app.get('/dev/messages', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await inbox.messages(context.req.query('to')));
  });
  app.get('/dev', async (context) => {
    const to = context.req.query('to') ?? '';
    return renderDocument(context, 'Dev inbox', inboxContent(to, await inbox.messages(to)));
  });
}

function inboxContent(to: string, messages: readonly StoredMessage[]) {
  return html`<p>Messages that the shop would have sent to phones. They are kept for a while, and never in production.</p>
<form method="get" action="/dev">
<label>Phone <input name="to" value="${to}" inputmode="numeric" autocomplete="off"></label>
<button>Show</button>
</form>
${messages.length > 0 ? messageTable(messages) : html`<p>No message yet.</p>`}`;
}

function messageTable(messages: readonly StoredMessage[]) {
  return html`<table>
<thead><tr><th>Phone</th><th>Code</th><th>Message</th><th>Sent</th></tr></thead>
<tbody>${messages.map(
    ({ to, code, text, at }) =>
      html`<tr><td>${to}</td><td class="big-code">${code ?? ''}</td><td>${text}</td><td><time datetime="${at}">${at.slice(11, 19)} UTC</time></td></tr>`,
  )}</tbody>
</table>`;
}
