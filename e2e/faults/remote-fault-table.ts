import type { Route } from '@playwright/test';

type FaultyFile = 'entry' | 'chunk';

export type RemoteFault = {
  title: string;
  file: FaultyFile;
  respond: (route: Route) => Promise<void>;
  /** There is no response, so the time limit ends the request. */
  hangs?: boolean;
  /** `@core`: every run tests it for each remote. `@matrix`: much like another fault, or slow. */
  tag?: '@core' | '@matrix';
};

/** Sets a variable if a wrong response is executed. */
const TRAP = 'globalThis.trapped = true;';

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/javascript', body: TRAP });

/** Keeps the original headers, so that a browser may cache the damaged copy. */
const changed = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** A broken connection: no browser caches the partial response. */
const cutInHalf = async (route: Route) => {
  const script = await (await route.fetch()).text();
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const half = script.slice(0, script.length / 2);
  await route.fulfill({ headers, contentType: 'text/javascript', body: half });
};

/** Replaces a semicolon at the end, which the script does not need, so that only the integrity check can reject it. */
const lastByteChanged = (script: string) => script.replace(/;$/, ' ');
const htmlPage = () => `<!doctype html><title>Shop</title><script>${TRAP}</script>`;

/** The browser waits for its response until the page is closed. */
const withoutResponse = () => new Promise<void>(() => undefined);

/** What a server or a network can do to a remote (PROM-1, PROM-11 to PROM-13). */
export const REMOTE_FAULTS: readonly RemoteFault[] = [
  { title: 'the entry missing', file: 'entry', respond: withStatus(404), tag: '@core' },
  { title: 'the entry replaced by a 500 response', file: 'entry', respond: withStatus(500) },
  { title: 'the entry without a response', file: 'entry', respond: withoutResponse, hangs: true },
  { title: 'the entry cut in half', file: 'entry', respond: cutInHalf },
  { title: 'one byte of the entry changed', file: 'entry', respond: changed(lastByteChanged) },
  { title: 'an HTML page in place of the entry', file: 'entry', respond: changed(htmlPage) },
  { title: 'its chunk missing', file: 'chunk', respond: withStatus(404) },
  { title: 'its chunk cut in half', file: 'chunk', respond: cutInHalf },
  { title: 'its chunk replaced by a 500 response', file: 'chunk', respond: withStatus(500), tag: '@matrix' },
  {
    title: 'its chunk without a response',
    file: 'chunk',
    respond: withoutResponse,
    hangs: true,
    tag: '@matrix',
  },
  {
    title: 'one byte of its chunk changed',
    file: 'chunk',
    respond: changed(lastByteChanged),
    tag: '@matrix',
  },
  { title: 'an HTML page in place of its chunk', file: 'chunk', respond: changed(htmlPage), tag: '@matrix' },
];
