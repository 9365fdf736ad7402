import { useEffect } from 'react';

/**
 * SITE-27: under a modal dialog the page loses its scrollbar, and `base.css` adds the width as padding, so that nothing
 * moves. The browser reports a dialog before it opens it; a second one finds no scrollbar to measure.
 */
export function useScrollbarSpace(): void {
  useEffect(() => {
    const ended = new AbortController();
    const measure = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return;
      const { clientWidth, style } = document.documentElement;
      const space = `${window.innerWidth - clientWidth}px`;
      // A phone's scrollbar takes no space. To set the property would make the browser compute all styles of the page again.
      if (space !== (style.getPropertyValue('--scrollbar') || '0px')) style.setProperty('--scrollbar', space);
    };
    // It does not bubble.
    document.addEventListener('beforetoggle', measure, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
