import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { sanitisedHtmlQuery } from './sanitised-html-query.ts';

const prose = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
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

/** @param html the product's `common_desc`, as it came */
export function CommonDescription({ html }: { html: string }) {
  const { data, error, refetch } = useQuery(sanitisedHtmlQuery(html));
  if (error) return <ErrorPanel compact title={messages.descriptionFailed} onRetry={() => refetch()} />;
  if (data === undefined) {
    return (
      <div role="status" aria-busy aria-label={messages.descriptionLoading}>
        <Skeleton height="6rem" />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the provider's description is HTML (spec section 2); it is sanitised, and the only one
  return <div css={prose} dangerouslySetInnerHTML={{ __html: data }} />;
}
