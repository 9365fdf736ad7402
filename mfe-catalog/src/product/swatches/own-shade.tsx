import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Row, Skeleton, Swatches, SwatchLink, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { coloursOfShadeQuery } from './colour-queries.ts';
import { oneForEachColour } from './one-for-each-colour.ts';
import { productName } from './product-name.ts';

export function OwnShade({ product }: { product: Product }) {
  const { data, error, refetch } = useQuery(coloursOfShadeQuery(product));
  return (
    <div>
      <Text size="small">
        <b>{messages.shadeIs}</b> {[product.shade, productName(product)].filter(Boolean).join(' · ')}
      </Text>
      {colours()}
    </div>
  );

  function colours() {
    if (error) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
    if (!data) {
      return (
        <Row role="status" aria-busy aria-label={messages.coloursLoading}>
          <Skeleton height="3rem" width="14rem" />
        </Row>
      );
    }
    return (
      <Swatches role="group" aria-label={messages.colours}>
        {oneForEachColour(data, product).map((colour) => (
          <SwatchLink
            key={colour.product_id}
            to={productPath(colour)}
            label={messages.colourCode(productName(colour), colour.code)}
            colour={colour.code}
            current={colour.product_id === product.product_id}
          />
        ))}
      </Swatches>
    );
  }
}
