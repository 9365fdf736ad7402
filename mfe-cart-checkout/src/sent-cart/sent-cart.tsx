import { css } from '@emotion/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addCartItem, quoteItems } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint, endpointQuery } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Price, Row, Stack, Text } from 'shared-contracts/look';
import { getProduct } from 'shared-contracts/product/endpoints';
import { productName } from 'shared-contracts/product/rules';
import { type RemoteModules, useToast } from 'shared-contracts/remotes';
import { addFailure } from '../add-to-cart/add-failure.ts';
import { messages } from '../messages.ts';
import { singleClick } from '../single-click.ts';
import { linesParameter, readSentLines, SENT_LINES, type SentLine } from './sent-lines.ts';

const words = messages.sentCart;

const panel = css`
  margin-bottom: var(--s-6);
  padding: clamp(1.25rem, 2vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h2 {
    font-size: var(--type-sub);
  }
`;

const list = css`
  display: grid;
  gap: var(--s-2);
  li {
    display: flex;
    gap: var(--s-4);
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;

/** On the cart page: a cart that somebody has sent as a link. Nothing of it is in the shopper's own cart until they add it (CART-59). */
function SentCart() {
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const lines = readSentLines(search);
  const products = useQueries({ queries: lines.map(productQuery) });
  const keep = (left: readonly SentLine[]) =>
    setSearch((before) => withLines(before, left), { replace: true, preventScrollReset: true });

  const { run, isPending } = useSingleCall({
    mutationFn: addAll,
    onSuccess: ({ left, error }) => {
      if (left.length < lines.length) emit('cart-updated', {});
      keep(left);
      toast(error ? addFailure(error) : { tone: 'good', message: words.added });
    },
  });

  if (lines.length === 0) return null;
  return (
    <section css={panel} aria-label={words.title}>
      <Stack>
        <h2>{words.title}</h2>
        <Text tone="soft">{words.advice}</Text>
        <ul css={list}>
          {lines.map((line, index) => (
            <li key={index}>
              <span>{nameOf(products[index]?.data, line)}</span>
              <Text size="small" tone="soft" figures>
                {words.pieces(line.quantity)}
              </Text>
            </li>
          ))}
        </ul>
        <Total lines={lines} />
        <Row gap="m">
          <Button busy={isPending} onClick={singleClick(() => void run(lines))}>
            {words.addAll}
          </Button>
          <Button variant="secondary" onClick={() => keep([])}>
            {words.dismiss}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}

export default SentCart satisfies RemoteModules['cart-checkout/sent-cart'];

const productQuery = ({ product_id, material }: SentLine) =>
  endpointQuery(getProduct, { query: { id: product_id, ...(material && { material }) } });

/** A product that is gone has its id: adding it says so. */
function nameOf(product: Parameters<typeof productName>[0] | undefined, { product_id }: SentLine): string {
  return product ? productName(product) : product_id;
}

/** What an order of these lines would cost, by the server. A provider that cannot tell shows it in the cart (API-106). */
function Total({ lines }: { lines: readonly SentLine[] }) {
  const { data } = useQuery(endpointQuery(quoteItems, { body: { items: [...lines] } }));
  if (!data) return null;
  return (
    <Row gap="m">
      <Text size="small" tone="soft">
        {words.total}
      </Text>
      <Price selling_price={data.total} />
    </Row>
  );
}

/**
 * Adds the lines, one after the other. One that the shop refuses keeps none of the others out.
 * @returns the lines that were not added, and why the last of them was not
 */
async function addAll(lines: readonly SentLine[]): Promise<{ left: readonly SentLine[]; error?: unknown }> {
  const left: SentLine[] = [];
  let failure: unknown;
  for (const [index, line] of lines.entries()) {
    try {
      await callEndpoint(addCartItem, { body: line });
    } catch (error) {
      failure = error;
      left.push(line);
      // Without a session or a network the others would fail as well.
      const isRefused = error instanceof ApiError && error.kind === 'http' && !error.sessionEnded;
      if (!isRefused) return { left: [...left, ...lines.slice(index + 1)], error };
    }
  }
  return { left, error: failure };
}

/** The same address with these lines alone, so that a reload adds none twice. */
function withLines(before: URLSearchParams, lines: readonly SentLine[]): URLSearchParams {
  const after = new URLSearchParams(before);
  if (lines.length > 0) after.set(SENT_LINES, linesParameter(lines));
  else after.delete(SENT_LINES);
  return after;
}
