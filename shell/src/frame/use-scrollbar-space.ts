import { useEffect } from 'react';

/**
 * SITE-27: under a modal dialog the page loses its scrollbar, and `base.css` adds the width as padding, so that nothing moves.
 * It is measured whenever the page gets another width: before a dialog opens, that would be a layout for which a tap waits.
 */
export function useScrollbarSpace(): void {
  useEffect(() => {
    const width = new ResizeObserver(() => {
      if (document.querySelector('dialog[open]')) return;
      const { clientWidth, style } = document.documentElement;
      const space = `${window.innerWidth - clientWidth}px`;
      // A phone's scrollbar takes no space. To set the property would make the browser compute all styles of the page again.
      if (space !== (style.getPropertyValue('--scrollbar') || '0px')) style.setProperty('--scrollbar', space);
    });
    width.observe(document.documentElement);
    return () => width.disconnect();
  }, []);
}
