import { css } from '@emotion/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn, orderItemCount } from 'shared-contracts/cart/rules';
import { ButtonLink, Icon, Picture, Price, Text } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { sidePanel } from '../price-details/side-panel.ts';

const words = messages.almostThere;

const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-3);
  max-width: 24rem;
  font-size: var(--type-small);
  line-height: 1.6;
`;

const place = css`
  margin-bottom: var(--s-2);
`;

const openPlace = css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 1px dashed var(--line-strong);
  &:hover {
    border-color: var(--ink);
  }
`;

/** Replaces the price details while the cart is too small for an order (CART-14). */
export function AlmostThere({ items }: { items: readonly CartItem[] }) {
  const titleId = useId();
  const first = items.find((item) => !isAddOn(item));
  return (
    <aside css={sidePanel} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <p>{words.advice}</p>
      <div css={pair}>
        {first && <FirstProduct item={first} />}
        <div>
          {/* Hidden from keyboards and screen readers, because the button below is the same link. */}
          <Link css={[place, openPlace]} to={shopPath()} tabIndex={-1} aria-hidden>
            <Icon name="plus" />
          </Link>
          <p>{words.oneMore}</p>
          <Text tone="soft" figures>
            {words.progress(orderItemCount(items))}
          </Text>
        </div>
      </div>
      <ButtonLink to={shopPath()}>{words.choose}</ButtonLink>
    </aside>
  );
}

function FirstProduct({ item: { image_link, Product } }: { item: CartItem }) {
  return (
    <div>
      <Picture css={place} src={image_link || undefined} alt="" width={400} height={400} ratio="1/1" />
      <p>{Product.colour_name}</p>
      <Price size="s" selling_price={Product.selling_price} />
    </div>
  );
}
