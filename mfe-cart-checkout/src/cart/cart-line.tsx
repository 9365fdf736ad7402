import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Notice, Picture, Price, Stack, Text } from 'shared-contracts/look';
import { discountPercent } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { itemName } from './item-name.ts';
import { LineActions } from './line-actions.tsx';
import { lineColumns, lineName, linePicture, lineStyles, pictureCell } from './line-styles.ts';

const words = messages.cart;

const nameLink = css`
  display: inline-block;
  padding-block: 0.75rem;
  margin-block: -0.75rem;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

const noticeCell = css`
  grid-column: 1 / -1;
`;

export type CartLineProps = {
  item: CartItem;
  /** It has just come back by Undo. */
  isRestored: boolean;
  /** Why the server refused the last change. */
  refusal: string | undefined;
  /** 0 removes the item. */
  onChange: (quantity: number) => void;
};

/** One product in the cart. */
export function CartLine({ item, isRestored, refusal, onChange }: CartLineProps) {
  const { material, image_link, Product } = item;
  // A cart item carries no shade, and the product page does not need it (PROD-1).
  const to = productPath({ ...Product, material, shade: '' });
  const name = itemName(item);
  const problem = refusal ?? (Product.selling_price === null ? words.noPrice : undefined);

  return (
    <li css={[lineStyles, lineColumns]}>
      {/* Hidden from keyboards and screen readers, because the name is the same link. */}
      <Link css={pictureCell} to={to} tabIndex={-1} aria-hidden>
        <Picture {...linePicture} src={image_link || undefined} alt="" />
      </Link>
      <Stack gap="s">
        <div>
          <h2 css={lineName}>
            <Link css={nameLink} to={to} ref={isRestored ? focusOnMount : undefined}>
              {name}
            </Link>
          </h2>
          <Text size="small" tone="soft">
            {[Product.category, Product.type, material].filter(Boolean).join('\u00a0· ')}
          </Text>
        </div>
        <Price {...Product} percentOff={discountPercent(Product)} />
      </Stack>
      <LineActions item={item} onChange={onChange} />
      {problem && (
        <Notice css={noticeCell} tone="warn">
          {problem}
        </Notice>
      )}
    </li>
  );
}
