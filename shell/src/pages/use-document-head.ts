import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageModule } from 'shared-contracts/remotes';
import { useConfiguration } from '../configuration/configuration.tsx';
import { documentTitle } from './document-title.ts';
import type { PageMatch } from './page-table.ts';

/** Keeps title, description and canonical address of the document with the page, also as its data arrives. */
export function useDocumentHead(module: PageModule, { params }: PageMatch): void {
  const { pathname, search } = useLocation();
  const { shopName } = useConfiguration();
  const queries = useQueryClient();
  const readHead = () =>
    JSON.stringify(module.head({ pathname, params, search: new URLSearchParams(search) }, queries));
  const written = useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    readHead,
    readHead,
  );

  useEffect(() => {
    const head = JSON.parse(written) as ReturnType<PageModule['head']>;
    document.title = documentTitle(head, shopName);
    setAttribute('meta[name="description"]', 'content', head.description ?? '');
    setAttribute('link[rel="canonical"]', 'href', new URL(head.canonical ?? pathname, document.baseURI).href);
  }, [written, shopName, pathname]);
}

/** The edge server wrote the element; a document without it has nothing to keep. */
function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
