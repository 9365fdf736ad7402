import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from 'shared-contracts/document';
import type { PageModule } from 'shared-contracts/remotes';
import { useConfiguration } from '../document/configuration.tsx';
import type { PageMatch } from '../routing/match-page.ts';
import { saysNoSuchThing } from './page-status.ts';
import { staysOutOfIndex } from './stays-out-of-index.ts';

/** Keeps title, description, canonical address and robots of the document with the page, also as its data arrives. */
export function useDocumentHead(module: PageModule, match: PageMatch): void {
  const { pathname, search } = useLocation();
  const { shopName } = useConfiguration();
  const queries = useQueryClient();
  const location = { pathname, params: match.params, search: new URLSearchParams(search) };
  const [subject] = module.prefetch(location);
  const readHead = () => {
    const head = module.head(location, queries);
    const isUnknown = subject && saysNoSuchThing(queries.getQueryState(subject.queryKey)?.error);
    const isFound = match.found && !isUnknown;
    return JSON.stringify({ ...head, noIndex: staysOutOfIndex(head, match, isFound) });
  };
  const written = useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    readHead,
    readHead,
  );

  useEffect(() => {
    const head = JSON.parse(written) as ReturnType<PageModule['head']>;
    document.title = documentTitle(head.title, shopName);
    const canonical = head.canonical && new URL(head.canonical, document.baseURI).href;
    replaceElement('meta[name="description"]', 'meta', { name: 'description', content: head.description });
    replaceElement('link[rel="canonical"]', 'link', { rel: 'canonical', href: canonical });
    const robots = head.noIndex ? 'noindex' : undefined;
    replaceElement('meta[name="robots"]', 'meta', { name: 'robots', content: robots });
  }, [written, shopName]);
}

/** The document's own, or that of the page before, gives way; a page that says nothing of it has none. */
function replaceElement(
  selector: string,
  name: 'meta' | 'link',
  attributes: Record<string, string | undefined>,
): void {
  document.head.querySelector(selector)?.remove();
  const said = Object.entries(attributes);
  if (said.some(([, value]) => !value)) return;
  const element = document.createElement(name);
  for (const [attribute, value = ''] of said) element.setAttribute(attribute, value);
  document.head.append(element);
}
