import { css } from '@emotion/react';
import { MAX_QUANTITY } from 'shared-contracts/cart/rules';
import { IconButton, Stepper, VisuallyHidden } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { singleClick } from '../single-click.ts';
import type { CartLineProps } from './cart-line.tsx';
import { itemName } from './item-name.ts';
import { actionsCell, lineFigure } from './line-styles.ts';

const words = messages.cart;

const total = css`
  margin-left: auto;
`;

/**
 * The quantity of a line, its total and the remove button. CART-46: a new quantity is painted before the rest of the page renders
 * and the change is sent.
 */
export function LineActions({ item, onChange }: Pick<CartLineProps, 'item' | 'onChange'>) {
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
