type EarlyClick = {
  /** The page's buttons at the time of the click. They locate the button again if the document is rendered anew. */
  before: readonly HTMLButtonElement[];
  dim?: Animation;
};

type EarlyClicks = Map<HTMLButtonElement, EarlyClick> & { isStarted?: boolean };

declare global {
  // TypeScript accepts only `var` here. The script in the document adds clicks, and those of the shop take them.
  var __CLICKS__: EarlyClicks | undefined;
}

/** Marks a rendered part of the page whose script is not there yet. */
export const LATE = 'data-late';

/**
 * Links, forms and popovers work without scripts. Any other button that is clicked before the shop has started, or in a part whose
 * script is late, is dimmed, and clicked again once it responds (PROM-70).
 * @param answer may handle the click itself, in which case the button is not dimmed; gets a function that withdraws the click
 */
export function recordClicks(answer: (button: HTMLButtonElement, takeBack: () => void) => boolean): void {
  const clicks: EarlyClicks = new Map();
  globalThis.__CLICKS__ = clicks;
  const record = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const worksAlone = button?.popoverTargetElement || (button?.type === 'submit' && button.form);
    if (!button || worksAlone || button.closest('dialog') || (clicks.isStarted && !isLate(button))) return;
    // React would handle the click during hydration, before the effects have run that the click depends on.
    if (!clicks.isStarted) event.stopPropagation();
    // Further clicks on a button that does not respond yet are ignored.
    if (clicks.has(button)) return;
    const click: EarlyClick = { before: allButtons() };
    clicks.set(button, click);
    const takeBack = () => void clicks.delete(button);
    // An animation changes no attribute, so hydration sees no difference. It ends by itself if the scripts never load.
    if (!answer(button, takeBack)) click.dim = button.animate({ opacity: [0.6, 0.6] }, 8_000);
  };
  document.addEventListener('click', record, true);
}

/** Repeats the recorded clicks on buttons that now respond. In a task of its own: during an effect, React hydrates nothing for a click. */
export function replayClicks(): void {
  setTimeout(() => {
    const clicks = globalThis.__CLICKS__;
    if (!clicks) return;
    clicks.isStarted = true;
    for (const [clicked, { before, dim }] of clicks) {
      const button = clicked.isConnected ? clicked : replacementOf(clicked, before);
      if (button && isLate(button)) continue;
      clicks.delete(clicked);
      dim?.cancel();
      button?.click();
    }
  });
}

const isLate = (button: Element) => button.closest(`[${LATE}]`) !== null;
const allButtons = () => [...document.querySelectorAll('button')];

function replacementOf(
  button: HTMLButtonElement,
  before: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const nameOf = (other: HTMLButtonElement) => other.getAttribute('aria-label') ?? other.textContent;
  const namesakes = (all: readonly HTMLButtonElement[]) =>
    all.filter((other) => nameOf(other) === nameOf(button));
  return namesakes(allButtons())[namesakes(before).indexOf(button)];
}
