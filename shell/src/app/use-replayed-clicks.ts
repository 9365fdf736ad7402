import { useEffect } from 'react';

type RecordedClicks = {
  /** The buttons clicked before hydration, in order. */
  buttons: HTMLButtonElement[];
  /** Show meanwhile that the clicks were noticed. */
  dims: Animation[];
  stop: () => void;
};

declare global {
  // TypeScript accepts only `var` here.
  var __CLICKS__: RecordedClicks | undefined;
}

/** The start of hydration: later clicks must not be repeated a second time. */
export function stopRecordingClicks(): void {
  globalThis.__CLICKS__?.stop();
}

/** Repeats the clicks on buttons that came before hydration. */
export function useReplayedClicks(): void {
  useEffect(() => {
    const { buttons, dims } = globalThis.__CLICKS__ ?? { buttons: [], dims: [] };
    // Within an effect, React cannot hydrate the slice of a clicked button, and the click would be lost.
    const timer = setTimeout(() => {
      for (const dim of dims.splice(0)) dim.cancel();
      for (const button of buttons.splice(0)) if (button.isConnected) button.click();
    });
    return () => clearTimeout(timer);
  }, []);
}
