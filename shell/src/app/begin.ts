import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import { firstPaint } from './first-paint.ts';
import { allowReleasedScripts } from './released-scripts.ts';

allowReleasedScripts();

/*
 * The shell's entry point. `eager` puts the shop into the same files, but evaluates it here: on a warm visit its scripts come
 * from the cache before anything is painted. Each part is a task of its own (decision 029). They stand in the order in which
 * the shop imports them: data, routes, styles with the router, primitives with the session, the app, its start.
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

/** Between two parts the browser can paint and handle input. */
async function begin(): Promise<void> {
  await firstPaint();
  for (const evaluate of PARTS) {
    await evaluate();
    await nextTask();
  }
}

/** A timer would wait longer: browsers round short ones up. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
