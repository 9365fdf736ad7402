import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, SwatchDisc, Text } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { shadesOfTypeQuery } from './colour-queries.ts';
import type { ShadeSwatchesProps } from './shade-swatches.tsx';
import { shadesOnOffer } from './shades-on-offer.ts';
import { SwatchRadios } from './swatch-radios.tsx';
import { SwatchRowSkeleton } from './swatch-row-skeleton.tsx';

export const CHIP_HEIGHT = 'var(--tap-small)';

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
    /* Over the border. A shadow would be lost where the system chooses the colours. */
    outline: 2px solid var(--ink);
    outline-offset: -2px;
    font-weight: var(--weight-medium);
  }
`;

/** The shades of the product's class, category and type, its own among them. */
export function OtherShades({ product, chosen }: ShadeSwatchesProps) {
  const { data, isLoadingError, error, refetch } = useQuery(shadesOfTypeQuery(product));
  if (isLoadingError) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
  const shades = data && shadesOnOffer(data, product);
  if (shades && shades.length < 2) return null;
  const shown = shades?.find(({ product_id }) => product_id === chosen)?.name ?? product.shade;
  return (
    <div>
      <Text size="small">
        <b>{messages.shadeIs}</b> {shown}
      </Text>
      {shades ? row(shades) : <SwatchRowSkeleton label={messages.shadesLoading} height={CHIP_HEIGHT} />}
    </div>
  );

  function row(offered: ReturnType<typeof shadesOnOffer>) {
    return (
      <SwatchRadios
        label={messages.shades}
        radios={offered.map(({ name, code, colour_name, to, isInPlace }) => ({
          value: name,
          to,
          isInPlace,
          label: messages.shadeCode(name, colour_name, code),
          isChecked: name === shown,
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
