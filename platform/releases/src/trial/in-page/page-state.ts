declare global {
  interface Window {
    /** Set by the trial to recognise the document: another document does not have it. */
    isSameDocument?: true;
  }
}

export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The policy refuses ${violatedDirective} ${blockedURI}`),
  );
}

export function fillStorage(values: Readonly<Record<string, string>>): void {
  // An empty document and frames of other origins have no storage.
  if (origin !== 'null' && parent === window) Object.assign(localStorage, values);
}

export function isHydrated(): boolean {
  return ['header a', 'main > *'].every((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

export function markDocument(): void {
  window.isSameDocument = true;
}

export function isMarkedDocument(): boolean {
  return 'isSameDocument' in window;
}

/** Whether the first link in the header or footer is visible, does not move, and is not covered. */
export async function linkResponds(end: 'header' | 'footer'): Promise<boolean> {
  const ends = [...document.querySelectorAll(end)];
  const links = (end === 'header' ? ends[0] : ends.at(-1))?.querySelectorAll('a') ?? [];
  const link = [...links].find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!link) return false;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const placeOf = () => link.getClientRects()[0] ?? { left: -1, top: -1, width: 0, height: 0 };
  const before = placeOf();
  await new Promise((resolve) => window.trialTimers.nextFrame(resolve));
  const { left, top, width, height } = placeOf();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return left === before.left && top === before.top && link.contains(hit);
}

/** How many pixels a page is wider than its window, its number of elements, and whether there is nothing between header and footer. */
export function pageExtent(): { overflow: number; elements: number; isEmpty: boolean } {
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    overflow: scrollWidth - clientWidth,
    elements: document.getElementsByTagName('*').length,
    isEmpty: document.querySelector('main')?.getBoundingClientRect().height === 0,
  };
}
