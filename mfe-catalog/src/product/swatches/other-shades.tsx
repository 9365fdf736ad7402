import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from 'shared-contracts/endpoint';
import { ErrorPanel, SwatchDisc, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import type { availableShades } from 'shared-contracts/product/endpoints';
import { productClassOf, productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { listPath } from '../../product-facts/list-path.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { shadesOfTypeQuery } from './colour-queries.ts';
import { SwatchRadios } from './swatch-radios.tsx';
import { SwatchRowSkeleton, type SwatchSize } from './swatch-row.tsx';

export const CHIP_SIZE = {
  width: '5.5rem',
  height: 'var(--tap-small)',
  usual: 10,
} as const satisfies SwatchSize;

const chip = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  height: ${CHIP_SIZE.height};
  padding: 0 0.875rem 0 0.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-round);
  font-size: var(--type-small);
  white-space: nowrap;
  svg {
    width: 24px;
    height: 24px;
  }
  [aria-checked='true'] > & {
    /* Drawn over the border. A shadow would disappear in forced-colors mode. */
    outline: 2px solid var(--ink);
    outline-offset: -2px;
    font-weight: var(--weight-medium);
  }
`;

export type OtherShadesProps = {
  product: Product;
  /** Id of the product whose swatch is chosen. */
  chosen: string;
};

export function OtherShades({ product, chosen }: OtherShadesProps) {
  const { data, isLoadingError, error, refetch } = useQuery(shadesOfTypeQuery(product));
  if (isLoadingError) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
  const shades = data && shadesOnOffer(data, product);
  if (shades && shades.length < 2) return null;
  const shown = shades?.find(({ product_id }) => product_id === chosen)?.name ?? product.shade;
  return (
    <div>
      <Text size="small">
        <b>{productMessages.shadeIs}</b> {shown}
      </Text>
      {shades ? (
        <SwatchRadios
          label={productMessages.shades}
          radios={shades.map(({ name, code, colour_name, to, isInPlace }) => ({
            value: name,
            to,
            isInPlace,
            label: productMessages.shadeColour(name, colour_name),
            isChecked: name === shown,
            content: (
              <span css={chip}>
                <SwatchDisc colour={code} />
                {name}
              </span>
            ),
          }))}
        />
      ) : (
        <SwatchRowSkeleton label={productMessages.shadesLoading} size={CHIP_SIZE} />
      )}
    </div>
  );
}

type ShadeOnOffer = EndpointResponse<typeof availableShades>[number];

/** The target of a swatch. A product replaces the history entry of this page, a list does not. */
type SwatchTarget = { to: string; isInPlace: boolean };

/** Returns one entry per shade, in the provider's order. It is the shown product for its own shade, else the shade's first colour. */
function shadesOnOffer(offered: readonly ShadeOnOffer[], shown: Product): (ShadeOnOffer & SwatchTarget)[] {
  const shades = new Map<string, ShadeOnOffer & SwatchTarget>();
  const { shade, code, product_id } = shown;
  const target = { to: productPath(shown), isInPlace: true };
  const own = { name: shade, code, product_id, colour_name: productName(shown), ...target };
  for (const offer of offered) {
    if (offer.name === shade) shades.set(shade, own);
    else if (!shades.has(offer.name)) shades.set(offer.name, { ...offer, ...targetOfShade(shown, offer) });
  }
  return [...shades.set(shade, own).values()].filter(({ name }) => name !== '');
}

/** Links the list where the response does not name a board's material, because a product with a wrong material is a 404 (API-6). */
function targetOfShade(shown: Product, { name, product_id, ...offer }: ShadeOnOffer): SwatchTarget {
  const { category, type } = shown;
  const material = offer.material ?? (productClassOf(shown) === 'Sheet' ? shown.material : undefined);
  if (material) {
    return { to: productPath({ product_id, category, type, shade: name, material }), isInPlace: true };
  }
  return { to: listPath(shown, { category, type, shade: name }), isInPlace: false };
}
