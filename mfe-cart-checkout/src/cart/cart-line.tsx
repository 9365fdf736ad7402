import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { MAX_QUANTITY } from 'shared-contracts/cart/rules';
import { IconButton, Picture, Price, Stack, Stepper, Text, VisuallyHidden } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { discountPercent } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { singleClick } from '../single-click.ts';
import {
  actionsCell,
  lineColumns,
  lineFigure,
  lineName,
  linePicture,
  lineStyles,
  pictureCell,
} from './line-styles.ts';
import { useCartChange } from './use-cart-change.ts';

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

const total = css`
  margin-left: auto;
`;

export type CartLineProps = {
  item: CartItem;
  onRemoved: () => void;
};

/** One product in the cart, with its quantity and a remove button. */
export function CartLine({ item, onRemoved }: CartLineProps) {
  const { quantity, material, image_link, Product } = item;
  const { isChanging, setQuantity, remove } = useCartChange(item, onRemoved);
  // A cart item carries no shade, and the product page does not need it (PROD-1).
  const to = productPath({ ...Product, material, shade: '' });
  const name = Product.colour_name || Product.product_id;

  return (
    <li css={[lineStyles, lineColumns]} aria-busy={isChanging || undefined}>
      {/* Hidden from keyboards and screen readers, because the name is the same link. */}
      <Link css={pictureCell} to={to} tabIndex={-1} aria-hidden>
        <Picture {...linePicture} src={image_link || undefined} alt="" />
      </Link>
      <Stack gap="s">
        <div>
          <h2 css={lineName}>
            <Link css={nameLink} to={to}>
              {name}
            </Link>
          </h2>
          <Text size="small" tone="soft">
            {[Product.category, Product.type, material].filter(Boolean).join('\u00a0· ')}
          </Text>
        </div>
        <Price {...Product} percentOff={discountPercent(Product)} />
      </Stack>
      <div css={actionsCell}>
        <Stepper
          label={words.quantityOf(name)}
          quantity={quantity}
          min={0}
          max={MAX_QUANTITY}
          busy={isChanging}
          onChange={setQuantity}
        />
        <IconButton
          icon="trash"
          label={words.remove(name)}
          disabled={isChanging}
          onClick={singleClick(() => void remove())}
        />
        <span css={[lineFigure, total]}>
          <VisuallyHidden>{words.lineTotal} </VisuallyHidden>
          {formatRupees(priceOfPieces(item.Product.selling_price, item.quantity))}
        </span>
      </div>
    </li>
  );
}
