declare global {
  interface Window {
    /** Set by the trial: the element that had the focus before, and its style then. */
    trialFocus?: { element: Element; style: string };
  }
}

/** The outcome of an act, without details that a redesign may change. */
export interface PageEnd {
  title: string;
  /** The addresses of the cards' links, or of all links on a page without cards. */
  links: readonly string[];
  text: string;
  dialogs: number;
  /** Number of frames with pages of other hosts. */
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

/** The element that has the focus after Tab was pressed. */
export interface FocusStop {
  /** Its position in the document; -1 for the document itself. */
  at: number;
  isSeen: boolean;
  /** The element that had the focus before looks different without it. */
  isMarked: boolean;
}

export function focusStop(): FocusStop {
  // The focus style of a field may be on the element around it or after it.
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

/** Moves the focus to the end of the header, from where Tab goes on. */
export function focusHeader(): void {
  [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .findLast((each) => each.checkVisibility({ visibilityProperty: true }))
    ?.focus({ preventScroll: true });
}
