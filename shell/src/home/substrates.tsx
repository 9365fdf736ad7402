import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section } from 'shared-contracts/look';
import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { cheapestQuery } from './cheapest-query.ts';
import { RangeTile } from './range-tile.tsx';
import { shopWindowQuery } from './shop-window-query.ts';
import { useNearViewport } from './use-near-viewport.ts';

const tiles = css`
  display: grid;
  gap: var(--s-6) var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The three cores of the boards; the catalogue's picker comes in their place. Spec section 2. */
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
              ratio="4/3"
              sizes="(min-width: 768px) 33vw, 100vw"
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}
