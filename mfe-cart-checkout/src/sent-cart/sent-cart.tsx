import { css } from '@emotion/react';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, endpointQuery } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Notice, Price, Row, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { getProduct } from 'shared-contracts/product/endpoints';
import { productName } from 'shared-contracts/product/rules';
import { type RemoteModules, useToast } from 'shared-contracts/remotes';
import { addFailure } from '../add-to-cart/add-failure.ts';
import { addOnce } from '../cart-data/add-once.ts';
import { singleClick } from '../single-click.ts';
import { sentCartMessages } from './sent-cart-messages.ts';
import { linesLeftOut, linesParameter, readSentLines, SENT_LINES, type SentLine } from './sent-lines.ts';

const words = sentCartMessages;

const panel = css`
  margin-bottom: var(--s-6);
  padding: clamp(1.25rem, 2vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h2 {
    font-size: var(--type-sub);
  }
`;

const notice = css`
  margin-bottom: var(--s-6);
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
  li > :last-child {
    flex: none;
  }
`;

/** The lines that were to be added, and those of them that are not in the cart yet. */
type Progress = { lines: readonly SentLine[]; left: readonly SentLine[] };

/**
 * A cart that somebody has sent as a link, shown on the cart page. It is no part of the shopper's own cart until they add it (CART-59).
 * Added lines stay on the panel until it is closed, so that nothing below moves when the responses arrive (CART-61).
 */
function SentCart() {
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const [progress, setProgress] = useState<Progress>();
  const leftOut = linesLeftOut(search);
  const keep = (left: readonly SentLine[]) =>
    setSearch((before) => withLines(before, left), { replace: true, preventScrollReset: true });
  const sent = readSentLines(search);
  // The shopper may have opened another link since.
  const own = progress && linesParameter(progress.left) === linesParameter(sent) ? progress : undefined;
  const { lines, left } = own ?? { lines: sent, left: sent };
  const products = useQueries({ queries: lines.map(productQuery) });

  const [done, setDone] = useState(0);
  const { run, isPending } = useSingleCall({
    mutationFn: (wanted: Progress) => {
      setDone(0);
      return addAll(wanted.left, setDone);
    },
    onSuccess: ({ left: unadded, error }, wanted) => {
      if (unadded.length < wanted.left.length) emit('cart-updated', {});
      setProgress({ lines: wanted.lines, left: unadded });
      keep(unadded);
      toast(error ? addFailure(error) : { tone: 'good', message: words.added });
    },
  });

  if (!search.has(SENT_LINES) && !own) return null;
  if (lines.length === 0) {
    return (
      <Notice css={notice} tone="warn">
        {words.unreadable}
      </Notice>
    );
  }
  const advice = isPending ? words.adding(done, left.length) : adviceOn({ lines, left });
  const close = () => {
    setProgress(undefined);
    keep([]);
  };
  return (
    <section ref={leaveFocusToPage} css={panel} aria-label={words.title}>
      <Stack>
        <h2>{words.title}</h2>
        <Text tone="soft" role="status">
          {advice}
        </Text>
        {leftOut > 0 && <Notice tone="warn">{words.leftOut(leftOut)}</Notice>}
        <ul css={list}>
          {lines.map((line, index) => (
            <li key={index}>
              <span>{nameOf(products[index], line)}</span>
              <Text size="small" tone="soft" figures>
                {left.includes(line) ? words.pieces(line.quantity) : words.inCart}
              </Text>
            </li>
          ))}
        </ul>
        <Total lines={left.length > 0 ? left : lines} />
        <Row gap="m">
          {left.length > 0 && (
            <Button busy={isPending} onClick={singleClick(() => void run({ lines, left }))}>
              {words.addAll}
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {left.length > 0 ? words.dismiss : words.close}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}

function adviceOn({ lines, left }: Progress): string {
  if (left.length === lines.length) return words.advice;
  if (left.length === 0) return words.allAdded(lines.length);
  return words.someLeft(lines.length - left.length, lines.length);
}

export default SentCart satisfies RemoteModules['cart-checkout/sent-cart'];

const productQuery = ({ product_id, material }: SentLine) =>
  endpointQuery(getProduct, { query: { id: product_id, ...(material && { material }) } });

/** Returns the id of a product that is gone, or that has not been loaded. */
function nameOf(product: UseQueryResult<Product> | undefined, { product_id }: SentLine): string {
  if (product?.data) return productName(product.data);
  const isGone = product?.error instanceof ApiError && product.error.status === 404;
  return isGone ? words.gone(product_id) : product_id;
}

/** A `ref` that moves the focus when the panel with it disappears (SITE-47). */
function leaveFocusToPage(section: HTMLElement | null) {
  return () => {
    if (section?.contains(document.activeElement)) section.closest('main')?.focus({ preventScroll: true });
  };
}

const empty = css`
  visibility: hidden;
`;

/** Stays empty, with its height, where a provider cannot tell what an order of these lines costs (API-106). */
function Total({ lines }: { lines: readonly SentLine[] }) {
  const { data } = useQuery({
    ...endpointQuery(quoteItems, { body: { items: [...lines] } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Row spread css={data ? undefined : empty}>
      <Text size="small" tone="soft">
        {words.total}
      </Text>
      <Price selling_price={data?.total ?? 0} />
    </Row>
  );
}

/**
 * Adds the lines one after the other. A line that the shop refuses does not stop the others.
 * @param onAdded called with the number of lines added so far
 * @returns the lines that were not added, and the error of the last of them
 */
async function addAll(
  lines: readonly SentLine[],
  onAdded: (count: number) => void,
): Promise<{ left: readonly SentLine[]; error?: unknown }> {
  const left: SentLine[] = [];
  let failure: unknown;
  for (const [index, line] of lines.entries()) {
    try {
      await addOnce(line);
      onAdded(index + 1 - left.length);
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

/** Returns the parameters with these lines alone, so that a reload does not add a line twice. */
function withLines(before: URLSearchParams, lines: readonly SentLine[]): URLSearchParams {
  const after = new URLSearchParams(before);
  if (lines.length > 0) after.set(SENT_LINES, linesParameter(lines));
  else after.delete(SENT_LINES);
  return after;
}
