import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Picture, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import type { RemoteModules } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { productFile } from '../product-card/product-pictures.ts';
import { substrateMessages } from './substrate-messages.ts';
import { coreQuery } from './substrate-queries.ts';

/** On a phone a tile is one row, so that the three can be compared; large text moves below its picture. */
const tile = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    align-content: start;
  }
  h3 {
    font-size: var(--type-sub);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

/** Closer to the cut edge at the bottom of the picture, which is what tells the cores apart. */
const edge = css`
  width: min(8rem, 36vw);
  @media (min-width: 768px) {
    width: auto;
  }
  img {
    transform: scale(1.45);
    transform-origin: 42% 100%;
  }
`;

const words = css`
  flex: 1 1 8.5rem;
  min-width: 0;
  display: grid;
  gap: var(--s-1);
`;

const priceLine = css`
  min-height: 1.5em;
  color: var(--ink);
`;

const SIZES = '(min-width: 768px) 46vw, 52vw';

/** The link works without picture and price. */
function SubstrateTile({ material }: { material: string }) {
  const { data } = useQuery(coreQuery(material));
  const price = data?.price;
  return (
    <li css={tile}>
      <Picture
        css={edge}
        {...productFile({ code: data?.code ?? '' }, data?.picture ?? undefined, SIZES)}
        alt=""
        ratio="1/1"
      />
      <div css={words}>
        <h3>
          <Link to={shopPath('Board', { material })}>{MATERIAL_LABELS[material] ?? material}</Link>
        </h3>
        <Text size="small" tone="soft">
          {substrateMessages.texts[material]}
        </Text>
        <Text css={priceLine} size="small" strong figures>
          {typeof price === 'number' && substrateMessages.from(formatRupees(price))}
        </Text>
      </div>
    </li>
  );
}

const tiles = css`
  display: grid;
  gap: var(--s-5) var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** HOME-7. */
function SubstratePicker() {
  return (
    <ul css={tiles}>
      {BOARD_MATERIALS.map((material) => (
        <SubstrateTile key={material} material={material} />
      ))}
    </ul>
  );
}

export default Object.assign(SubstratePicker, {
  prefetch: () => BOARD_MATERIALS.map(coreQuery),
}) satisfies RemoteModules['catalog/substrate-picker'];
