import { useEffect } from 'react';

type RecordedClicks = {
  /** The buttons clicked before hydration, in order. */
  buttons: HTMLButtonElement[];
  /** Show meanwhile that the clicks were noticed. */
  dims: Animation[];
  /** Ends the recording. @returns the buttons to click once more, as they stand in the page now */
  take: () => HTMLButtonElement[];
};

declare global {
  // TypeScript accepts only `var` here.
  var __CLICKS__: RecordedClicks | undefined;
}

/** Repeats the clicks on buttons that came before the first effects, which learn the session and listen to events. */
export function useReplayedClicks(): void {
  useEffect(() => {
    // Within an effect, React cannot hydrate the slice of a clicked button, and the click would be lost.
    const timer = setTimeout(() => {
      const clicks = globalThis.__CLICKS__;
      for (const dim of clicks?.dims.splice(0) ?? []) dim.cancel();
      for (const button of clicks?.take() ?? []) button.click();
    });
    return () => clearTimeout(timer);
  }, []);
}
