import { useEffect, useState } from 'react';

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

/** Repeats the clicks on buttons that came before the first effects, which learn the session and listen to events. */
export function useReplayedClicks(): void {
  // Where the document cannot be hydrated, React renders other buttons in place of those that were clicked.
  const [places] = useState(
    () =>
      new Map(globalThis.__CLICKS__?.buttons.map((button) => [button, namesakes(button).indexOf(button)])),
  );
  useEffect(() => {
    // Within an effect, React cannot hydrate the slice of a clicked button, and the click would be lost.
    const timer = setTimeout(() => {
      const { buttons, dims, stop } = globalThis.__CLICKS__ ?? { buttons: [], dims: [] };
      // Later clicks must not be repeated a second time.
      stop?.();
      for (const dim of dims.splice(0)) dim.cancel();
      for (const button of buttons.splice(0)) {
        (button.isConnected ? button : namesakes(button)[places.get(button) ?? -1])?.click();
      }
    });
    return () => clearTimeout(timer);
  }, [places]);
}

/** The shop's buttons with the same name, in order. */
function namesakes(button: HTMLButtonElement): HTMLButtonElement[] {
  const name = nameOf(button);
  return [...document.querySelectorAll<HTMLButtonElement>('#root button')].filter(
    (other) => nameOf(other) === name,
  );
}

const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
