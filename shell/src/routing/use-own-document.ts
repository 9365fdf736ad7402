import { useEffect, useEffectEvent, useState } from 'react';
import { matchPage, type PageMatch } from './match-page.ts';

/** Pages with the same value share a document, and so its policy. */
const documentOf = ({ page, ownDocument }: PageMatch) => (ownDocument ? page : undefined);

export function isInOtherDocument(pathname: string): boolean {
  return documentOf(matchPage(pathname)) !== documentOf(matchPage(window.location.pathname));
}

/**
 * CHECK-9: a document keeps the policy that it was loaded with, so a page with another policy needs another document. Links
 * to it are left to the browser, and `navigate` loads it through the router. After Back and Forward, the address has already
 * changed when the shell is notified, so the shell reloads.
 * @returns false while the document of the address is loading
 */
export function useOwnDocument(match: PageMatch): boolean {
  const [loaded] = useState(documentOf(match));
  const isLoaded = documentOf(match) === loaded;

  useEffect(() => {
    if (!isLoaded) window.location.reload();
  }, [isLoaded]);

  const leaveToBrowser = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    // The router listens further down: if the click does not reach it, the browser follows the link.
    if (documentOf(matchPage(link.pathname)) !== loaded) event.stopPropagation();
  });
  useEffect(() => {
    const ended = new AbortController();
    const onClick = (event: MouseEvent) => leaveToBrowser(event);
    document.addEventListener('click', onClick, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);

  return isLoaded;
}
