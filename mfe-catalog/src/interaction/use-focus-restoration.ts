import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Entry of the history → what had the focus there last. */
const lastFocused = new Map<string, string>();

/**
 * Gives the focus back on Back and Forward, as the window gives the place on the page back.
 * @param isReady whether the products of the address are shown
 */
export function useFocusRestoration(isReady: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const answered = useRef<string>(undefined);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const name = target instanceof Element && target.closest('main') && nameOf(target);
      if (name) lastFocused.set(key, name);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);

  useEffect(() => {
    if (!isReady || answered.current === key) return;
    answered.current = key;
    const name = isReturn && lastFocused.get(key);
    if (!name || !isFocusFree()) return;
    const controls = [...document.querySelectorAll<HTMLElement>('main a, main input')];
    controls.find((control) => nameOf(control) === name)?.focus({ preventScroll: true });
  }, [key, isReturn, isReady]);
}

/** Links and filters are known by what they lead to, say and stand for: they may have been rendered anew. */
function nameOf(element: Element): string | undefined {
  // Next page leads where Page 2 leads.
  if (element instanceof HTMLAnchorElement)
    return `${element.href} ${element.ariaLabel ?? element.textContent}`;
  return element instanceof HTMLInputElement ? `${element.name}=${element.value}` : undefined;
}

/** A shopper who went on to the header or a dialog while the products came keeps the focus there. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('main') !== null;
}
