import { css } from '@emotion/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PUBLIC_QUERIES } from 'shared-contracts/endpoint';
import { ErrorPanel, Stack } from 'shared-contracts/look';
import { productMessages } from '../../product-facts/product-messages.ts';
import { htmlToText } from './html-to-text.ts';

const text = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;

const formatted = css`
  > * + * {
    margin-top: var(--s-3);
  }
  ul,
  ol {
    padding-left: 1.25em;
  }
  strong,
  b {
    color: var(--ink);
    font-weight: var(--weight-medium);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  th {
    width: 45%;
    font-weight: inherit;
    text-align: left;
  }
  td {
    color: var(--ink);
  }
  th,
  td {
    padding: 0.5rem 0.5rem 0.5rem 0;
    border-bottom: var(--hair);
    vertical-align: top;
  }
`;

const lines = css`
  white-space: pre-line;
`;

export type CommonDescriptionProps = {
  /** The product's `common_desc`, unsanitised. */
  html: string;
  /** Whether the shopper has opened it. */
  isRead: boolean;
};

/** PROD-15. The plain text is shown until the HTML is sanitised, and where sanitising fails. */
export function CommonDescription({ html, isRead }: CommonDescriptionProps) {
  // The sanitiser is 10 KB of script: it is loaded when the shopper opens the description.
  const { data, isLoadingError, refetch } = useQuery({ ...sanitisedHtmlQuery(html), enabled: isRead });
  if (isLoadingError) {
    return (
      <Stack>
        <ErrorPanel compact title={productMessages.descriptionFailed} onRetry={() => refetch()} />
        <PlainText html={html} />
      </Stack>
    );
  }
  if (data === undefined) return <PlainText html={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the provider's description is HTML; it is sanitised, and the only HTML from outside
  return <div css={[text, formatted]} dangerouslySetInnerHTML={{ __html: data }} />;
}

function PlainText({ html }: { html: string }) {
  return <div css={[text, lines]}>{htmlToText(html).join('\n\n')}</div>;
}

/** It is a query, so that the sanitiser is loaded only when a description is opened. */
function sanitisedHtmlQuery(html: string) {
  return queryOptions({
    queryKey: [PUBLIC_QUERIES, 'sanitisedHtml', html],
    queryFn: async () => {
      const { sanitiseHtml } = await import('./sanitise-html.ts');
      return sanitiseHtml(html);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
