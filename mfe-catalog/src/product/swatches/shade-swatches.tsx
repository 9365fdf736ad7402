import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { productMessages } from '../../product-facts/product-messages.ts';
import { coloursOfShadeQuery } from './colour-queries.ts';
import { ColourTile, TILE_SIZE } from './colour-tile.tsx';
import { OtherShades } from './other-shades.tsx';
import { SwatchRadios } from './swatch-radios.tsx';
import { SwatchRowSkeleton, swatchRows } from './swatch-row.tsx';

const rows = css`
  [role='alert'] {
    margin-top: var(--s-2);
  }
`;

export type ShadeSwatchesProps = {
  product: Product;
  /** Id of the product whose swatch is chosen: another product while that one is loading. */
  chosen: string;
};

/** PROD-9. The shades come first, because the number of colours below them changes with the chosen shade. */
export function ShadeSwatches({ product, chosen }: ShadeSwatchesProps) {
  return (
    <Stack gap="s" css={[swatchRows, rows]}>
      <OtherShades product={product} chosen={chosen} />
      <OwnShade product={product} chosen={chosen} />
    </Stack>
  );
}

function OwnShade({ product, chosen }: ShadeSwatchesProps) {
  return (
    <div>
      <Text size="small">
        <b>{productMessages.colourIs}</b> {productName(product)}
      </Text>
      <Colours product={product} chosen={chosen} />
    </div>
  );
}

function Colours({ product, chosen }: ShadeSwatchesProps) {
  const { data, isLoadingError, error, refetch } = useQuery(coloursOfShadeQuery(product));
  if (isLoadingError) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
  if (!data) return <SwatchRowSkeleton label={productMessages.coloursLoading} size={TILE_SIZE} />;
  return (
    <SwatchRadios
      label={productMessages.colours}
      radios={onePerColour(data, product).map((colour) => ({
        value: colour.product_id,
        to: productPath(colour),
        label: productName(colour),
        isInPlace: true,
        isChecked: colour.product_id === chosen,
        content: <ColourTile product={colour} />,
      }))}
    />
  );
}

/**
 * One product per colour: the shown one for its own colour, else preferably one of the same material, so that a swatch does
 * not change the board under the decor. The shown product is added where a provider leaves it out.
 */
export function onePerColour(products: readonly Product[], shown: Product): Product[] {
  const colours = new Map<string, Product>();
  const own = products.some((product) => isColourOf(shown, product)) ? products : [shown, ...products];
  for (const product of own) {
    const known = colours.get(colourKey(product));
    if (isColourOf(shown, product)) colours.set(colourKey(shown), shown);
    else if (!known || (known.material !== shown.material && product.material === shown.material)) {
      colours.set(colourKey(product), product);
    }
  }
  return [...colours.values()];
}

function colourKey({ colour_name, code }: Product): string {
  return `${colour_name} ${code}`;
}

/** The id identifies the colour too, because a list may spell name or code differently. */
function isColourOf(shown: Product, product: Product): boolean {
  return product.product_id === shown.product_id || colourKey(product) === colourKey(shown);
}
