import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, SwatchDisc, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { messages } from '../../messages.ts';
import { shadesOfTypeQuery } from './colour-queries.ts';
import { shadesOnOffer } from './shades-on-offer.ts';
import { SwatchRadios } from './swatch-radios.tsx';
import { SwatchRowSkeleton } from './swatch-row-skeleton.tsx';

const CHIP_HEIGHT = 'var(--tap-small)';

const chip = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  height: ${CHIP_HEIGHT};
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
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    font-weight: var(--weight-medium);
  }
`;

/** The shades of the product's class, category and type, its own among them. */
export function OtherShades({ product }: { product: Product }) {
  const { data, isLoadingError, error, refetch } = useQuery(shadesOfTypeQuery(product));
  if (isLoadingError) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
  const shades = data && shadesOnOffer(data, product);
  if (shades && shades.length < 2) return null;
  return (
    <div>
      <Text size="small">
        <b>{messages.shadeIs}</b> {product.shade}
      </Text>
      {shades ? row(shades) : <SwatchRowSkeleton label={messages.shadesLoading} height={CHIP_HEIGHT} />}
    </div>
  );

  function row(offered: ReturnType<typeof shadesOnOffer>) {
    return (
      <SwatchRadios
        label={messages.shades}
        radios={offered.map(({ name, code, colour_name, to }) => ({
          value: name,
          to,
          label: messages.shadeCode(name, colour_name, code),
          isChecked: name === product.shade,
          content: (
            <span css={chip}>
              <SwatchDisc colour={code} />
              {name}
            </span>
          ),
        }))}
      />
    );
  }
}
