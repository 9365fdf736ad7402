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
      const page = document.documentElement;
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    };
    // It does not bubble.
    document.addEventListener('beforetoggle', measure, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
