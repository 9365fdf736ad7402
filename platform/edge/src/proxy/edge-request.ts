import type { Http2Bindings, HttpBindings } from '@hono/node-server';

type EdgeBindings = HttpBindings | Http2Bindings;
export type EdgeRequest = EdgeBindings['incoming'];

export interface EdgeVariables {
  Bindings: EdgeBindings;
  Variables: { requestId: string; visitor: string };
}

export function isHttp2(request: EdgeRequest): request is Http2Bindings['incoming'] {
  return request.httpVersionMajor === 2;
}

/** Whether a body follows the headers. In HTTP/2 there is no header that says so. */
export function hasBody(request: EdgeRequest): boolean {
  if (isHttp2(request)) return !request.stream.endAfterHeaders;
  return 'content-length' in request.headers || 'transfer-encoding' in request.headers;
}
