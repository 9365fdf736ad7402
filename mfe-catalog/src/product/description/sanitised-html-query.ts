import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_QUERIES } from 'shared-contracts/endpoint';

/** Sanitised HTML as a query, so that the sanitiser is loaded only when a description is opened. */
export function sanitisedHtmlQuery(html: string) {
  return queryOptions({
    queryKey: [PUBLIC_QUERIES, 'sanitisedHtml', html],
    queryFn: async () => {
      const { sanitiseHtml } = await import('./sanitise-html.ts');
      return sanitiseHtml(html);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
