import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, useNearViewport } from 'shared-contracts/look';
import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { cheapestQuery } from './cheapest-query.ts';
import { RangeTile } from './range-tile.tsx';

/** On a phone each tile is one row, so that the three can be compared. */
const tiles = css`
  display: grid;
  gap: var(--s-5) var(--gap-grid);
  @media (max-width: 767px) {
    > li {
      grid-template-columns: min(7rem, 32vw) minmax(0, 1fr);
      gap: var(--s-4);
      align-items: center;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** HOME-7: the three board materials, until the catalogue's picker replaces them. */
export function Substrates() {
  const { ref, isNear } = useNearViewport();
  const { data } = useQuery({ ...shopWindowQuery('Board'), enabled: isNear });
  return (
    <div ref={ref}>
      <Section band title={messages.pickSubstrate} lead={messages.pickSubstrateText}>
        <ul css={tiles}>
          {BOARD_MATERIALS.map((material) => (
            <RangeTile
              key={material}
              label={MATERIAL_LABELS[material] ?? material}
              text={messages.substrateTexts[material]}
              to={shopPath('Board', { material })}
              shown={data?.products.find((product) => product.material === material)}
              cheapest={cheapestQuery({ productClass: 'Board', material })}
              isNear={isNear}
              ratio="1/1"
              sizes="(min-width: 768px) 31vw, 7rem"
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}
