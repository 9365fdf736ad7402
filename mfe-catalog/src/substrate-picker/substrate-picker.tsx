import { css } from '@emotion/react';
import { BOARD_MATERIALS } from 'shared-contracts/product';
import type { RemoteModules } from 'shared-contracts/remotes';
import { coreQuery } from './substrate-queries.ts';
import { SubstrateTile } from './substrate-tile.tsx';

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
