import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { productName } from '../../product-card/product-name.ts';
import { coloursOfShadeQuery } from './colour-queries.ts';
import { ColourTile, TILE_HEIGHT } from './colour-tile.tsx';
import { oneForEachColour } from './one-for-each-colour.ts';
import type { ShadeSwatchesProps } from './shade-swatches.tsx';
import { SwatchRadios } from './swatch-radios.tsx';
import { SwatchRowSkeleton } from './swatch-row-skeleton.tsx';

/** The colours of the product's own shade, the product among them. */
export function OwnShade({ product, chosen }: ShadeSwatchesProps) {
  const { data, isLoadingError, error, refetch } = useQuery(coloursOfShadeQuery(product));
  return (
    <div>
      <Text size="small">
        <b>{messages.colourIs}</b> {colourWords(product)}
      </Text>
      {colours()}
    </div>
  );

  function colours() {
    if (isLoadingError) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
    if (!data) return <SwatchRowSkeleton label={messages.coloursLoading} height={TILE_HEIGHT} />;
    return (
      <SwatchRadios
        label={messages.colours}
        radios={oneForEachColour(data, product).map((colour) => ({
          value: colour.product_id,
          to: productPath(colour),
          label: colourWords(colour),
          isInPlace: true,
          isChecked: colour.product_id === chosen,
          content: <ColourTile product={colour} />,
        }))}
      />
    );
  }
}

function colourWords(product: Product): string {
  return messages.colourCode(productName(product), product.code);
}
