import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { MAX_QUANTITY } from 'shared-contracts/cart/rules';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import {
  IconButton,
  Notice,
  Picture,
  Price,
  Stack,
  Stepper,
  Text,
  VisuallyHidden,
} from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import { discountPercent } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { singleClick } from '../single-click.ts';

/** Some providers send no name. */
export function itemName({ Product }: CartItem): string {
  return Product.colour_name || Product.product_id;
}

export const lineStyles = css`
  display: grid;
  gap: var(--s-2) min(var(--s-4), 5%);
  padding-block: var(--s-5);
  border-bottom: var(--hair);
`;

export const lineColumns = css`
  /* At most a share of the line, so that large text keeps room. */
  grid-template-columns: min(5rem, 30%) minmax(0, 1fr);
  overflow-wrap: anywhere;
  @media (min-width: 480px) {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  @media (min-width: 600px) {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

export const pictureCell = css`
  align-self: start;
  @media (min-width: 480px) {
    grid-row: span 2;
  }
`;

/** Quantity and remove button stand below the text, on phones below the picture too. */
export const actionsCell = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-top: var(--s-2);
  @media (max-width: 479px) {
    grid-column: 1 / -1;
  }
`;

export const lineName = css`
  font: var(--weight-medium) 1.0625rem / 1.3 var(--font-text);
  letter-spacing: 0;
`;

export const lineFigure = css`
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
`;

/** The largest size of the picture in CSS pixels, and the widths for pixel ratios 1 and 2. */
export const linePicture = {
  width: 400,
  height: 400,
  widths: [200, 400],
  sizes: '8rem',
  ratio: '1/1',
} as const;

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
  /** Undo has just brought it back. */
  isRestored: boolean;
  refusal: string | undefined;
  /** 0 removes the item. */
  onChange: (quantity: number) => void;
};

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

const total = css`
  margin-left: auto;
`;

/** CART-46: a new quantity is painted before the rest of the page renders and the change is sent. */
function LineActions({ item, onChange }: Pick<CartLineProps, 'item' | 'onChange'>) {
  const [quantity, choose] = useOptimisticValue(item.quantity, onChange, { isKeptOnBack: true });
  const remove = () => onChange(0);
  const name = itemName(item);
  return (
    <div css={actionsCell}>
      <Stepper
        label={words.quantityOf(name)}
        quantity={quantity}
        min={0}
        max={MAX_QUANTITY}
        onChange={(next) => (next === 0 ? remove() : choose(next))}
      />
      <IconButton icon="trash" label={words.remove(name)} onClick={singleClick(remove)} />
      <span css={[lineFigure, total]}>
        <VisuallyHidden>{words.lineTotal} </VisuallyHidden>
        {formatRupees(priceOfPieces(item.Product.selling_price, quantity))}
      </span>
    </div>
  );
}
