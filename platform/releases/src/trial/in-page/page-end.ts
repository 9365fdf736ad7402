declare global {
  interface Window {
    /** Set by the trial: what had the focus before, and how it was drawn then. */
    trialFocus?: { element: Element; style: string };
  }
}

/** Where an act has led, as far as a redesign leaves it as it is. */
export interface PageEnd {
  title: string;
  /** Where the links of the cards lead, or those of the page if it has no cards. */
  links: readonly string[];
  text: string;
  dialogs: number;
  /** Pages of others that are shown within it. */
  frames: number;
  hasFocus: boolean;
}

export function pageEnd(): PageEnd {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const cards = all('main article a[href]');
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden does not count.
  const text = all('main, dialog[open]').map(({ innerText }) => innerText);
  return {
    title: all('main h1')[0]?.textContent ?? '',
    links: (cards.length > 0 ? cards : all('main a[href]')).map((link) => link.getAttribute('href') ?? ''),
    text: text.join(' '),
    dialogs: all('dialog[open], [role="dialog"]:not(dialog)').length,
    frames: all('iframe').length,
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
  };
}

/** What has the focus after Tab was pressed. */
export interface FocusStop {
  /** Its place in the document; -1 for the document itself. */
  at: number;
  isSeen: boolean;
  /** What had the focus before looks different without it. */
  isMarked: boolean;
}

export function focusStop(): FocusStop {
  // What is drawn for a field may stand around it or after it.
  const styleOf = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling]
      .filter((each) => each !== null)
      .map((each) => {
        for (const animation of each.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        const { outline, boxShadow, backgroundColor, borderColor, color, textDecoration } =
          getComputedStyle(each);
        return [outline, boxShadow, backgroundColor, borderColor, color, textDecoration].join();
      })
      .join();
  const before = window.trialFocus;
  const isMarked = !before || before.style !== styleOf(before.element);
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    delete window.trialFocus;
    return { at: -1, isSeen: true, isMarked };
  }
  window.trialFocus = { element: focused, style: styleOf(focused) };
  const drawn = focused.matches('input, select') ? (focused.parentElement ?? focused) : focused;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const isSeen =
    right > Math.max(left + 1, 0) &&
    left < innerWidth &&
    bottom > 0 &&
    top < innerHeight &&
    drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return { at: [...document.querySelectorAll('*')].indexOf(focused), isSeen, isMarked };
}

/** Tab goes on from the end of the header. */
export function focusHeader(): void {
  [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .findLast((each) => each.checkVisibility({ visibilityProperty: true }))
    ?.focus({ preventScroll: true });
}
