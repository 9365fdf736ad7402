import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, type PageHead } from 'shared-contracts/document';
import { type PageLocation, type PageModule, useConfiguration } from 'shared-contracts/remotes';
import { isNoIndex, type PageMatch } from '../routing/match-page.ts';
import { isNotFoundError } from './query-client.ts';

export function useDocumentHead(module: PageModule, match: PageMatch): void {
  const { pathname, search } = useLocation();
  const { shopName } = useConfiguration();
  const queries = useQueryClient();
  const location = { pathname, params: match.params, search: new URLSearchParams(search) };
  const [subject] = module.prefetch(location);
  const readHead = () => {
    const head = headOf(module, location, queries);
    const isUnknown = subject && isNotFoundError(queries.getQueryState(subject.queryKey)?.error);
    const isFound = match.found && !isUnknown;
    return JSON.stringify({ ...head, noIndex: isNoIndex(head, match, isFound) });
  };
  const headJson = useSyncExternalStore(
    // Only updates count: a query is added while a component renders, when no other component may be updated.
    (onChange) => queries.getQueryCache().subscribe(({ type }) => type === 'updated' && onChange()),
    readHead,
    // The renderer makes the head of the document itself, and runs no effects.
    typeof document === 'undefined' ? () => '' : readHead,
  );

  useEffect(() => {
    const head: PageHead = JSON.parse(headJson);
    document.title = documentTitle(head.title, shopName);
    const canonical = head.canonical && new URL(head.canonical, document.baseURI).href;
    replaceElement('meta[name="description"]', 'meta', { name: 'description', content: head.description });
    replaceElement('link[rel="canonical"]', 'link', { rel: 'canonical', href: canonical });
    const robots = head.noIndex ? 'noindex' : undefined;
    replaceElement('meta[name="robots"]', 'meta', { name: 'robots', content: robots });
  }, [headJson, shopName]);
}

/** Returns an empty title if `head` throws: any remote can write to the query cache, and the page itself may still render. */
function headOf(module: PageModule, location: PageLocation, queries: QueryClient): PageHead {
  try {
    return module.head(location, queries);
  } catch (error) {
    console.warn('The head of the page could not be made.', error);
    return { title: '' };
  }
}

/** Removes the element of the document or of the previous page. Adds none when an attribute has no value. */
function replaceElement(
  selector: string,
  name: 'meta' | 'link',
  attributes: Record<string, string | undefined>,
): void {
  document.head.querySelector(selector)?.remove();
  const entries = Object.entries(attributes);
  if (entries.some(([, value]) => !value)) return;
  const element = document.createElement(name);
  for (const [attribute, value = ''] of entries) element.setAttribute(attribute, value);
  document.head.append(element);
}
