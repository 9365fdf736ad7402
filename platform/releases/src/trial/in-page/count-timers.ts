declare global {
  interface Window {
    trialTimers: {
      nextFrame(onFrame: FrameRequestCallback): number;
      intervals(): number;
      frames(): number;
    };
  }
}

/** Activity of a page without input. */
export interface PageActivity {
  intervals: number;
  /** Number of loops in which a script requests the next animation frame in each frame. */
  loops: number;
  keepsFocus: boolean;
}

export function countTimers(): void {
  const intervals = new Set<unknown>();
  let frames = 0;
  const { setInterval, clearInterval, clearTimeout, requestAnimationFrame } = window;
  const clearing = (clear: typeof clearInterval) => (timer: number) => {
    intervals.delete(timer);
    clear.call(window, timer);
  };
  const nextFrame = (onFrame: FrameRequestCallback) => requestAnimationFrame.call(window, onFrame);
  Object.assign(window, {
    setInterval: (...given: unknown[]) => {
      const interval: unknown = Reflect.apply(setInterval, window, given);
      intervals.add(interval);
      return interval;
    },
    clearInterval: clearing(clearInterval),
    clearTimeout: clearing(clearTimeout),
    requestAnimationFrame: (onFrame: FrameRequestCallback) => {
      frames += 1;
      return nextFrame(onFrame);
    },
    trialTimers: { nextFrame, intervals: () => intervals.size, frames: () => frames },
  });
}

export async function pageActivity(): Promise<PageActivity> {
  const { nextFrame, intervals, frames } = window.trialTimers;
  const link = document.querySelector<HTMLElement>('header a');
  link?.focus({ preventScroll: true });
  const before = frames();
  const shown = 12;
  for (let frame = 0; frame < shown; frame += 1) await new Promise(nextFrame);
  const keepsFocus = !link || document.activeElement === link;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return { intervals: intervals(), loops: Math.round((frames() - before) / shown), keepsFocus };
}
