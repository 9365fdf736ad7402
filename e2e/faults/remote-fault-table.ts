import type { Route } from '@playwright/test';

/** Which of a remote's files a fault is about: its entry, or the chunk of the module that a page asks for. */
export type FaultyFile = 'entry' | 'chunk';

export type RemoteFault = {
  title: string;
  file: FaultyFile;
  /** Answers the request for the file. */
  answer: (route: Route) => Promise<void>;
};

/** Runs if any of a wrong answer does. */
const TRAP = 'globalThis.trapped = true;';

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/javascript', body: TRAP });

/** With the true answer's headers: a browser may keep the damaged copy. */
const changed = (change: (script: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

/** A connection that breaks: what came is kept by no browser. */
const cutInHalf = async (route: Route) => {
  const script = await (await route.fetch()).text();
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const half = script.slice(0, script.length / 2);
  await route.fulfill({ headers, contentType: 'text/javascript', body: half });
};

/** Its last byte is a semicolon that the script does as well without: only the integrity can stop it. */
const lastByteChanged = (script: string) => script.replace(/;$/, ' ');
const htmlPage = () => `<!doctype html><title>Shop</title><script>${TRAP}</script>`;

/** Promises 1 and 11 to 13: what a server or a network can do to a remote. */
export const REMOTE_FAULTS: readonly RemoteFault[] = [
  { title: 'the entry missing', file: 'entry', answer: withStatus(404) },
  { title: 'the entry answered by a 500', file: 'entry', answer: withStatus(500) },
  { title: 'the entry never answered', file: 'entry', answer: () => new Promise(() => undefined) },
  { title: 'the entry cut in half', file: 'entry', answer: cutInHalf },
  { title: 'one byte of the entry changed', file: 'entry', answer: changed(lastByteChanged) },
  { title: 'an HTML page in place of the entry', file: 'entry', answer: changed(htmlPage) },
  { title: 'its chunk missing', file: 'chunk', answer: withStatus(404) },
  { title: 'its chunk cut in half', file: 'chunk', answer: cutInHalf },
];
