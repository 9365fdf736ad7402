type EarlyClick = {
  button: HTMLButtonElement;
  /** Its place among the buttons of the same name: a document that cannot be hydrated is rendered anew. */
  place: number;
  dim: Animation | undefined;
};

declare global {
  // TypeScript accepts only `var` here. Shared by the script in the document and those of the shop.
  var __CLICKS__: { readonly clicks: readonly EarlyClick[]; replay: () => void } | undefined;
}

/** Marks a rendered part of the page whose script is not there yet. */
export const LATE = 'data-late';

/**
 * Links, forms and popovers work without scripts. Any other button that is clicked before the shop has started, or in a part whose
 * script is late, is dimmed, and clicked again when it responds (PROM-70).
 * @param answer may answer the click meanwhile, instead of a dim; it gets a function that takes the click back
 */
export function recordClicks(answer: (button: HTMLButtonElement, takeBack: () => void) => boolean): void {
  const clicks: EarlyClick[] = [];
  let isStarted = false;

  const record = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const worksAlone = button?.popoverTargetElement || (button?.type === 'submit' && button.form);
    if (!button || worksAlone || button.closest('dialog') || (isStarted && !isLate(button))) return;
    // React would handle it while it hydrates, before the effects have run that its effect depends on.
    if (!isStarted) event.stopPropagation();
    // A second click on a button that does not react yet means the same as the first.
    if (clicks.at(-1)?.button === button) return;
    const click: EarlyClick = { button, place: namesakes(button).indexOf(button), dim: undefined };
    clicks.push(click);
    const takeBack = () => {
      const index = clicks.indexOf(click);
      if (index >= 0) clicks.splice(index, 1);
    };
    // An animation changes no attribute, which hydration would compare. It ends by itself if the scripts never load.
    if (!answer(button, takeBack)) click.dim = button.animate({ opacity: [0.6, 0.6] }, 8_000);
  };
  document.addEventListener('click', record, { capture: true });

  const replay = () => {
    isStarted = true;
    for (const click of clicks.splice(0)) {
      const button = click.button.isConnected ? click.button : namesakes(click.button)[click.place];
      if (button && isLate(button)) clicks.push(click);
      else {
        click.dim?.cancel();
        button?.click();
      }
    }
  };
  globalThis.__CLICKS__ = { clicks, replay };
}

/** Repeats the recorded clicks on buttons that respond by now. As an effect: React hydrates nothing for a click within one. */
export function replayClicks(): void {
  setTimeout(() => globalThis.__CLICKS__?.replay());
}

const isLate = (button: Element) => button.closest(`[${LATE}]`) !== null;
const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
const namesakes = (button: HTMLButtonElement) =>
  [...document.querySelectorAll('button')].filter((other) => nameOf(other) === nameOf(button));
