import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { endpointQuery } from 'shared-contracts/http';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import { Button, EmptyPanel, ErrorPanel, Skeleton } from 'shared-contracts/look';
import { getOrderPaper, type OrderPaper } from 'shared-contracts/order/paper';
import type { PageModule } from 'shared-contracts/remotes';
import { orderPath, pagePath } from 'shared-contracts/routes';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';
import { invoiceMessages as own } from './invoice-messages.ts';
import { PaperSheet, paperSums } from './paper-sheet.tsx';

const words = messages.order;

const paperQuery = (order_id = '', number: string | null = '') =>
  endpointQuery(getOrderPaper, { query: { order_id, number: number ?? '' } });

/** ORD-41: a tax invoice or a credit note as it was issued, for reading and printing. */
function InvoicePage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const paper = useQuery(paperQuery(orderId, search.get('number')));
  const crumbs = [
    { label: messages.home, to: pagePath('/') },
    { label: messages.orders.title, to: pagePath('/orders') },
    { label: words.crumb, to: orderPath(orderId) },
    { label: own.title },
  ];
  return (
    <AccountLayout crumbs={crumbs} title={paper.data?.title ?? own.title}>
      {paper.error && !hasSessionEnded(paper.error) ? (
        <ErrorPanel title={paper.error.message} onRetry={() => void paper.refetch()} />
      ) : paper.data === undefined ? (
        <div role="status" aria-busy aria-label={words.loading}>
          <Skeleton height="40rem" />
        </div>
      ) : paper.data === null ? (
        <EmptyPanel title={own.none} />
      ) : (
        <Sheet paper={paper.data} />
      )}
    </AccountLayout>
  );
}

const sheet = css`
  td,
  th {
    padding-left: var(--s-2);
  }
  td:first-of-type {
    min-width: 7rem;
  }
  > p:last-of-type {
    text-align: right;
  }
`;

/** The table of an invoice is wider than a phone. */
const scrolls = css`
  display: grid;
  gap: var(--s-5);
  justify-items: start;
  @media screen {
    overflow-x: auto;
  }
`;

function Sheet({ paper: { seller, buyer, facts, columns, rows, sums, notes } }: { paper: OrderPaper }) {
  const [name, ...lines] = buyer;
  const to = (
    <p>
      <b>{name}</b>
      {lines.map((line) => `\n${line}`)}
    </p>
  );
  return (
    <div css={scrolls}>
      <PaperSheet
        css={sheet}
        {...{
          from: seller,
          facts: facts.map(({ name, value }) => [name, value] as const),
          to,
          columns,
          rows,
        }}
      >
        <div css={paperSums}>
          <SumList>
            {sums.map(({ name, value }, at) => (
              <Sum key={name} label={name} sum={value} isTotal={at === sums.length - 1} />
            ))}
          </SumList>
        </div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </PaperSheet>
      <Button variant="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}

export default {
  Page: InvoicePage,
  parameters: { number: 'one' },
  prefetch: ({ params, search }) => [paperQuery(params['orderId'], search.get('number'))],
  head: () => ({ title: own.title, noIndex: true }),
} satisfies PageModule;
