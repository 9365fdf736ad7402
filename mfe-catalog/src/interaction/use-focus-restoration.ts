import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Key of a history entry → name of the element that last had the focus there. */
const lastFocused = new Map<string, string>();

/**
 * Restores the focus on Back and Forward, as the browser restores the scroll position.
 * @param isReady whether the products of the address are shown
 */
export function useFocusRestoration(isReady: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const restored = useRef<string>(undefined);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const name = target instanceof Element && target.closest('main') && nameOf(target);
      if (name) lastFocused.set(key, name);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);

  useEffect(() => {
    if (!isReady || restored.current === key) return;
    restored.current = key;
    const name = isReturn && lastFocused.get(key);
    if (!name || !isFocusFree()) return;
    const controls = [...document.querySelectorAll<HTMLElement>('main a, main input')];
    controls.find((control) => nameOf(control) === name)?.focus({ preventScroll: true });
  }, [key, isReturn, isReady]);
}

/** Identifies links and filters by target, text and value, because the elements may have been replaced. */
function nameOf(element: Element): string | undefined {
  // The target alone is not enough: Next page and Page 2 lead to the same address.
  if (element instanceof HTMLAnchorElement)
    return `${element.href} ${element.ariaLabel ?? element.textContent}`;
  return element instanceof HTMLInputElement ? `${element.name}=${element.value}` : undefined;
}

/** Focus that the shopper has moved to the header or a dialog in the meantime stays there. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('main') !== null;
}
