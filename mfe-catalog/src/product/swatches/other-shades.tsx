import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Skeleton, Swatches, SwatchLink, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { shopSearchPath, wholeClass } from '../shop/shop-search.ts';
import { shadesOfTypeQuery } from './colour-queries.ts';
import { productClassOf } from './product-class.ts';

/** Most types come in as many shades as two rows of swatches hold. */
const TWO_ROWS = '6.25rem';

/** One swatch a shade, the first colour of each. */
export function OtherShades({ product }: { product: Product }) {
  const { data, error, refetch } = useQuery(shadesOfTypeQuery(product));
  if (error) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-busy aria-label={messages.coloursLoading}>
        <Skeleton text width="6rem" />
        <Skeleton height={TWO_ROWS} />
      </div>
    );
  }
  const shades = new Map(data.toReversed().map((shade) => [shade.name, shade]));
  shades.delete(product.shade);
  if (shades.size === 0) return null;
  return (
    <div>
      <Text size="small">
        <b>{messages.otherShades}</b>
      </Text>
      <Swatches role="group" aria-label={messages.otherShades}>
        {[...shades.values()].toReversed().map((shade) => (
          <SwatchLink
            key={shade.name}
            to={shadePath(product, shade)}
            label={messages.colourCode(shade.name, shade.colour_name)}
            colour={shade.code}
          />
        ))}
      </Swatches>
    </div>
  );
}

/** The answer does not say of which material a board is, and a product with a wrong one is not found: the list knows. */
function shadePath(product: Product, shade: { name: string; product_id: string }): string {
  const { category, type, material } = product;
  const productClass = productClassOf(product);
  if (productClass === 'Sheet') {
    return productPath({ product_id: shade.product_id, category, type, shade: shade.name, material });
  }
  return shopSearchPath({
    ...wholeClass(productClass, material),
    category: [category],
    type: [type],
    shade: [shade.name],
  });
}
