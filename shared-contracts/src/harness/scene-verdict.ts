import { WCAG_RULES } from '../testing/accessibility-rules.ts';
import { isShown, type Scene } from '../testing/scene.ts';
import { messages } from './messages.ts';

/** What a scene in its window tells the viewer. */
export type SceneVerdict = {
  /** One line for each fault. */
  faults: readonly string[];
};

/** Milliseconds. */
const SHOWN_AFTER = 5_000;

/** Waits until the scene shows its text, then has axe look at it. */
export async function checkScene(scene: Scene): Promise<void> {
  const shown = await untilShown(scene);
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run({ runOnly: [...WCAG_RULES], resultTypes: ['violations'] });
  const faults = violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  const verdict: SceneVerdict = { faults: shown ? faults : [messages.notShown(scene.shows), ...faults] };
  window.parent.postMessage(verdict, location.origin);
}

async function untilShown(scene: Scene): Promise<boolean> {
  const startedAt = performance.now();
  while (!isShown(scene)) {
    if (performance.now() - startedAt > SHOWN_AFTER) return false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return true;
}
