import { useEffect } from 'react';

/**
 * SITE-27: under a modal dialog the page loses its scrollbar, and `base.css` adds the width as padding, so that nothing moves.
 * The width is measured on each resize of the page, not when a dialog opens: there it would force a layout during the tap.
 */
export function useScrollbarSpace(): void {
  useEffect(() => {
    const width = new ResizeObserver(() => {
      if (document.querySelector('dialog[open]')) return;
      const { clientWidth, style } = document.documentElement;
      const space = `${window.innerWidth - clientWidth}px`;
      // Skipped if unchanged, as on phones, whose scrollbar takes no space: setting a property recalculates all styles of the page.
      if (space !== (style.getPropertyValue('--scrollbar') || '0px')) style.setProperty('--scrollbar', space);
    });
    width.observe(document.documentElement);
    return () => width.disconnect();
  }, []);
}
