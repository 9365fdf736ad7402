import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import { Section } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { eachFacet } from 'shared-contracts/product/facets';
import { RELATED_PRODUCTS_LIMIT } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { productClassOf } from '../../product-card/product-class.ts';
import { RelatedProductsSkeleton } from './related-products-skeleton.tsx';
import { relatedStrip } from './related-strip.ts';

const CARD_SIZES = '(min-width: 1024px) 18vw, (min-width: 768px) 26vw, 48vw';

/** Other products of the same shade. Spec section 8: a failure is silent, the page is whole without them. */
export function RelatedProducts({ product }: { product: Product }) {
  const { data, isPending } = useQuery(relatedQuery(product));
  if (isPending) return <RelatedProductsSkeleton />;
  const others = data?.products.filter(({ product_id }) => product_id !== product.product_id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={messages.related}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus */}
      <ul css={relatedStrip} tabIndex={0} aria-label={messages.related}>
        {others.map((other) => (
          <li key={productPath(other)}>
            <ProductCard product={other} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function relatedQuery(product: Product) {
  return endpointQuery(filterProducts, {
    query: { page: 1, limit: RELATED_PRODUCTS_LIMIT },
    body: {
      filters: {
        productClass: productClassOf(product),
        material: product.material,
        ...eachFacet(() => []),
        shade: product.shade ? [product.shade] : [],
      },
    },
  });
}
