import { useEffect, useState } from 'react';

type RecordedClicks = {
  /** The buttons clicked before hydration, in order. */
  buttons: HTMLButtonElement[];
  /** Records no more, and shows the buttons as they were. */
  stop: () => void;
};

declare global {
  // TypeScript accepts only `var` here.
  var __CLICKS__: RecordedClicks | undefined;
}

/** Repeats the clicks on buttons that came before the first effects, which learn the session and listen to events. */
export function useReplayedClicks(): void {
  // Where the document cannot be hydrated, React renders other buttons in place of those that were clicked.
  const [before] = useState(buttonsNow);
  useEffect(() => {
    // Within an effect, React cannot hydrate the slice of a clicked button, and the click would be lost.
    setTimeout(() => {
      const clicks = globalThis.__CLICKS__;
      // Later clicks must not be repeated a second time.
      clicks?.stop();
      for (const button of clicks?.buttons.splice(0) ?? []) {
        const namesakes = (all: HTMLButtonElement[]) =>
          all.filter((other) => nameOf(other) === nameOf(button));
        (button.isConnected ? button : namesakes(buttonsNow())[namesakes(before).indexOf(button)])?.click();
      }
      // They would keep the elements of the first page in memory.
      before.length = 0;
    });
  }, [before]);
}

const buttonsNow = () => [...(globalThis.document?.querySelectorAll('button') ?? [])];
const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
