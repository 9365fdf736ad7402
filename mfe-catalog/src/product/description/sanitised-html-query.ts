import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_QUERIES } from 'shared-contracts/endpoint';

/** Allow-list for descriptions: no links, forms, pictures, styles or ids, because the HTML comes from outside. */
const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitised HTML as a query, so that DOMPurify is loaded only when a description is opened. */
export function sanitisedHtmlQuery(html: string) {
  return queryOptions({
    queryKey: [PUBLIC_QUERIES, 'sanitisedHtml', html],
    queryFn: async () => {
      const { default: purifier } = await import('dompurify');
      return purifier.sanitize(html, ALLOWED);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
