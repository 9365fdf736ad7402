import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';

/** An error of Node's parser. `rawPacket` is the last packet. */
export type UnreadableRequest = Error & { code?: string; rawPacket?: Buffer };

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const TOO_LONG =
  'This address is too long for us to open. Please ask for a shorter one, such as a list in two parts.';

/** In the shop's colours, but without its fonts, because the server can send only this page. */
const STYLES = `
body { max-width: 34rem; margin: 0 auto; padding: 18vh 1.25rem; background: #faf7f2; color: #1d1917; font: 1.0625rem/1.6 system-ui, sans-serif }
h1 { margin: 0 0 1rem; font: 2.25rem/1.15 Georgia, serif }
a { display: inline-block; margin-top: 0.5rem; padding: 0.75rem 1.5rem; border-radius: 2px; background: #5a2142; color: #fffaf5; text-decoration: none }
`;

const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This link is too long</title>
<style>${STYLES}</style>
<h1>This link is too long</h1>
<p>${TOO_LONG} If this happens on every page, please delete the cookies of this site.</p>
<p><a href="/">Go to the shop</a></p>
</html>
`;

/**
 * For a Node server's `clientError`, where Node's own response is empty: reports that address and headers are too long (CUT-26), as a
 * page, or as JSON to a call of the API. Other errors get the same response as from Node.
 */
export function answerUnreadable({ code = '', rawPacket }: UnreadableRequest, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? '400 Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      ...(code === 'HPE_HEADER_OVERFLOW' ? tooLong(rawPacket) : ['', '']),
    ].join('\r\n'),
  );
}

/** If the address came in an earlier packet, the caller counts as a person and gets the page. */
function tooLong(rawPacket: Buffer | undefined): string[] {
  const isCall = / \/(?:api|pay|pincode)\//.test(rawPacket?.subarray(0, 32).toString('latin1') ?? '');
  const body = isCall ? JSON.stringify({ message: TOO_LONG }) : PAGE;
  return [
    'Cache-Control: no-store',
    `Content-Type: ${isCall ? 'application/json' : 'text/html; charset=utf-8'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: default-src 'none'; style-src 'sha256-${STYLES_HASH}'`,
    '',
    body,
  ];
}
