import { WCAG_RULES } from 'shared-contracts/testing/accessibility-rules';
import { isShown, type Scene } from 'shared-contracts/testing/scene';
import { messages } from './messages.ts';

export type SceneVerdict = {
  /** One line for each fault. */
  faults: readonly string[];
  /** Whether parts of the page may move, because the scene acts or has a reason in `shifts`. */
  mayShift: boolean;
};

/** Milliseconds. */
const SHOWN_AFTER = 5_000;

/** Runs the scene's act, waits for its text, then runs axe. A window that is too wide for the scene has no faults. */
export async function checkScene(scene: Scene): Promise<void> {
  const faults = window.innerWidth > (scene.maxWidth ?? Infinity) ? [] : await faultsOf(scene);
  const verdict: SceneVerdict = { faults, mayShift: Boolean(scene.act ?? scene.shifts) };
  window.parent.postMessage(verdict, location.origin);
}

async function faultsOf(scene: Scene): Promise<string[]> {
  const { act = async () => undefined, shows } = scene;
  const failed = await act().catch((error: unknown) => String(error).split('\n')[0]);
  const notShown = failed ?? ((await untilShown(scene)) ? undefined : messages.notShown(shows));
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run({ runOnly: [...WCAG_RULES], resultTypes: ['violations'] });
  const faults = violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  return notShown === undefined ? faults : [notShown, ...faults];
}

async function untilShown(scene: Scene): Promise<boolean> {
  const startedAt = performance.now();
  while (!isShown(scene)) {
    if (performance.now() - startedAt > SHOWN_AFTER) return false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return true;
}
