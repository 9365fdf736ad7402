import { useEffect } from 'react';

/** The buttons clicked before hydration, in order, and a function that stops the recording. */
type RecordedClicks = { buttons: HTMLButtonElement[]; stop: () => void };

declare global {
  // TypeScript accepts only `var` here.
  var __CLICKS__: RecordedClicks | undefined;
}

/** Repeats the clicks on buttons that came before hydration. */
export function useReplayedClicks(): void {
  useEffect(() => {
    const recorded = globalThis.__CLICKS__;
    if (!recorded) return;
    recorded.stop();
    for (const button of recorded.buttons.splice(0)) if (button.isConnected) button.click();
  }, []);
}
