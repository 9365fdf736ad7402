import { Price, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { discountPercent, productClassOf } from 'shared-contracts/product/rules';
import { pieceSize } from '../../product-facts/piece-size.ts';
import { productMessages } from '../../product-facts/product-messages.ts';

/** PROD-7, PRICE-10: shows the price of a piece, and of a square foot where the size is known. */
export function ProductPrice({ product }: { product: Product }) {
  const { selling_price, actual_price, info } = product;
  const productClass = productClassOf(product);
  const size = pieceSize(info);
  return (
    <div>
      <Price
        size="l"
        selling_price={selling_price}
        actual_price={actual_price}
        percentOff={discountPercent(product)}
      />
      {selling_price !== null && (
        <Text size="micro" tone="soft" figures>
          {productMessages.priceIncludes(productClass, size?.text)}
        </Text>
      )}
      {selling_price !== null && size && (
        <Text size="micro" tone="soft" figures>
          {productMessages.pricePerSquareFoot(formatRupees(selling_price / size.squareFeet))}
          {' · '}
          {productMessages.covers(productClass, size.squareFeet)}
        </Text>
      )}
    </div>
  );
}
