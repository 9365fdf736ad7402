import { useEffect } from 'react';

/** The buttons clicked before hydration, in order, and a function that stops the recording. */
type RecordedClicks = { buttons: HTMLButtonElement[]; stop: () => void };

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
    const recorded = globalThis.__CLICKS__?.buttons ?? [];
    // Within an effect, React cannot hydrate the slice of a clicked button, and the click would be lost.
    const timer = setTimeout(() => {
      for (const button of recorded.splice(0)) if (button.isConnected) button.click();
    });
    return () => clearTimeout(timer);
  }, []);
}
