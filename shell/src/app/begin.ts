import { CHECKOUT_AHEAD } from 'shared-contracts/document';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import { firstPaint } from './first-paint.ts';

type ScriptPolicy = Record<'createScriptURL' | 'createScript', (text: string) => string | null>;

declare global {
  // Not in TypeScript's types of the browser yet, which accept only `var` here. Undefined in a browser without trusted types.
  var trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;
}

const RELEASES = '/releases/';

allowReleasedScripts();

/*
 * The shell's entry point. `eager` bundles the shop into the same files, but evaluates it here: on a warm visit its scripts come
 * from the cache before anything is painted. Each part runs in a task of its own (decision 029), in the order in which
 * the shop imports the parts: data, routes, styles with the router, primitives with the session, the app, its start.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ './query-client.ts'),
  () => import(/* webpackMode: "eager" */ '../routing/match-page.ts'),
  () => import(/* webpackMode: "eager" */ '../frame/word-mark.tsx'),
  () => import(/* webpackMode: "eager" */ '../frame/cart-button.tsx'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
];

void begin();

/** Runs the parts one by one: between two of them the browser can paint and handle input. */
async function begin(): Promise<void> {
  await firstPaint();
  for (const evaluate of PARTS) {
    await evaluate();
    await nextTask();
  }
}

/** Uses a message, not `setTimeout`, because browsers round short timers up. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

/**
 * Makes browsers with trusted types accept a script's address only if the script belongs to a release (PROM-9). No string
 * becomes HTML or code; one is accepted as speculation rules. Must run before the first chunk is loaded.
 */
function allowReleasedScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(RELEASES) ? address : null;
    },
    createScript: (text) => (text === CHECKOUT_AHEAD ? text : null),
  });
}
