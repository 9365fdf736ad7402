import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { onPaper, onScreen } from 'shared-contracts/layouts/paper';
import { Checkbox, ErrorPanel, Text, TextButton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { setShortlisted } from 'shared-contracts/stored/products';
import { isGone } from '../product/product-failure.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { useListedQuery } from '../shortlist-address/listed-product-query.ts';
import type { NamedProduct } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { CARD_SIZES } from './list-layout.ts';

/** The rows below the cards of one line are at the same height. */
const place = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: var(--s-1);
`;

const below = css`
  display: flex;
  align-items: center;
  min-height: var(--tap-small);
  font-size: var(--type-small);
`;

/** Fades the picture only: its links work, and their text stays readable. */
const off = css`
  article img {
    opacity: 0.4;
  }
`;

const gone = css`
  align-content: center;
  padding: var(--s-4);
  border: 1px dashed var(--line-strong);
  overflow-wrap: anywhere;
`;

/** The message for a failed product, within a column half as wide as a phone. */
const failed = css`
  align-content: center;
  padding: var(--s-3);
  overflow-wrap: anywhere;
  button {
    padding-inline: var(--s-3);
  }
`;

export type ListedProductProps = {
  named: NamedProduct;
  isSent: boolean;
  /** False for a product that was just removed. */
  isOn: boolean;
  isChosen: boolean;
  canBeChosen: boolean;
  onChoose: () => void;
};

/** Shows a product of a list, or a message that it no longer exists (SHORT-9). */
export function ListedProduct({ named, isSent, isOn, ...choice }: ListedProductProps) {
  const { data, error, refetch } = useQuery(useListedQuery()(named));
  if (error && isGone(error)) {
    return (
      <li css={[place, !isOn && [off, onScreen]]}>
        <div css={gone}>{(isSent ? words.goneSent : words.gone)(named.product_id)}</div>
        <div css={below}>
          {!isSent && (
            <TextButton onClick={() => setShortlisted([named], !isOn)}>
              {isOn ? words.takeOff : words.putBack}
            </TextButton>
          )}
        </div>
      </li>
    );
  }
  if (error && !data) {
    return (
      <li css={place}>
        <ErrorPanel
          css={failed}
          compact
          title={words.failed(named.product_id)}
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  if (!data) {
    return (
      <li css={place} aria-busy>
        <ProductCardSkeleton />
        <div css={below} />
      </li>
    );
  }
  return (
    <li css={[place, !isOn && [off, onScreen]]}>
      <ProductCard product={data} sizes={CARD_SIZES} />
      {isOn ? <Choice product={data} {...choice} /> : <div css={below}>{words.takenOff}</div>}
      <Text css={onPaper} size="micro" figures>
        {data.product_id}
      </Text>
    </li>
  );
}

type ChoiceProps = Pick<ListedProductProps, 'isChosen' | 'canBeChosen' | 'onChoose'> & { product: Product };

function Choice({ product, isChosen, canBeChosen, onChoose }: ChoiceProps) {
  return (
    <Checkbox
      css={[below, onScreen]}
      aria-label={words.compareNamed(productName(product))}
      checked={isChosen}
      disabled={!canBeChosen}
      onChange={onChoose}
    >
      {words.compare}
    </Checkbox>
  );
}
