import { css } from '@emotion/react';
import { memo, useState } from 'react';
import { AccordionItem, Field, FieldGroup, Text, TextInput } from 'shared-contracts/look';
import type { PriceSpread } from 'shared-contracts/product';
import { PRICE_BOUNDS } from 'shared-contracts/product/facets';
import { hasPriceRange, isPrice, priceOf } from '../../shop-address/price-range.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { limitPrice } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';
import { PriceHandles } from './price-handles.tsx';
import { priceScale } from './price-scale.ts';
import { usePriceDraft } from './use-price-draft.ts';

const fields = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-3);
  input {
    padding-inline: 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  span {
    padding-inline: 0.5rem;
  }
`;

/** Keeps its line while the new count loads. */
const counted = css`
  min-height: 1lh;
  margin-top: var(--s-2);
`;

export type PriceSectionProps = {
  /** Both ends of the chosen range, in rupees. */
  price_min: number | undefined;
  price_max: number | undefined;
  /** The lowest and the highest price of the whole class and material. */
  ends: PriceSpread;
  /** Number of products in the range, with the other filters; absent while it is counted. */
  count: number | undefined;
  applyChange: ApplyChange;
};

/** The price filter (SHOP-30): a handle and a field for each end. Without script the fields are part of the form. */
export const PriceSection = memo(function PriceSection({
  price_min,
  price_max,
  ends,
  count,
  applyChange,
}: PriceSectionProps) {
  const [range, change] = usePriceDraft({ price_min, price_max }, (next) =>
    applyChange((shown) => limitPrice(shown, next)),
  );
  const scale = priceScale(ends.min, ends.max);
  if (!scale) return null;
  const isApplied = range.price_min === price_min && range.price_max === price_max;
  const placeholders = { price_min: scale.min, price_max: scale.max };
  return (
    <AccordionItem summary={shopMessages.price} defaultOpen>
      <FieldGroup legend={shopMessages.price} legendHidden>
        <PriceHandles scale={scale} range={range} onMove={(next) => change(next, 'handle')} />
        <div css={fields}>
          {PRICE_BOUNDS.map((bound) => (
            <PriceField
              key={bound}
              bound={bound}
              placeholder={String(placeholders[bound])}
              price={range[bound]}
              onPrice={(price) => change({ ...range, [bound]: price }, 'field')}
            />
          ))}
        </div>
        {hasPriceRange(range) && (
          <Text css={counted} size="small" tone="soft" figures role="status">
            {shopMessages.priceRange(range)}
            {isApplied && count !== undefined && ` · ${shopMessages.productCount(count)}`}
          </Text>
        )}
      </FieldGroup>
    </AccordionItem>
  );
});

type PriceFieldProps = {
  bound: (typeof PRICE_BOUNDS)[number];
  placeholder: string;
  price: number | undefined;
  onPrice: (price: number | undefined) => void;
};

/** Keeps the typed text. Text that is no price changes nothing, and is reported once the field is left. */
function PriceField({ bound, placeholder, price, onPrice }: PriceFieldProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isWrong = typed.trim() !== '' && !isPrice(typed);
  const isShown = isWrong || priceOf(typed) === price;
  return (
    <Field
      label={shopMessages.priceFields[bound]}
      error={isWrong && isLeft ? shopMessages.wholeRupees : undefined}
    >
      <TextInput
        before="₹"
        inputMode="numeric"
        autoComplete="off"
        name={bound}
        placeholder={placeholder}
        value={isShown ? typed : (price ?? '')}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setLeft(false);
          if (value.trim() === '' || isPrice(value)) onPrice(priceOf(value));
        }}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
