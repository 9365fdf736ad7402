import { css } from '@emotion/react';
import { OptionLink, Row, Text } from 'shared-contracts/look';
import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import { messages } from '../messages.ts';
import { type ShopSearch, shopSearchPath } from './shop-search.ts';

const banner = css`
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
`;

/** Spec section 2: boards are of one material at a time, and the page says which. */
export function SelectedMaterial({ shown }: { shown: ShopSearch }) {
  return (
    <Row as="nav" css={banner} gap="m" spread aria-label={messages.selectedMaterial}>
      <Text as="span" size="small">
        {messages.selectedMaterial}
        {': '}
        <b>{MATERIAL_LABELS[shown.material] ?? shown.material}</b>
      </Text>
      <Row>
        {BOARD_MATERIALS.map((material) => (
          <OptionLink
            key={material}
            to={shopSearchPath({ ...shown, material, page: 1 })}
            current={material === shown.material}
          >
            {MATERIAL_LABELS[material] ?? material}
          </OptionLink>
        ))}
      </Row>
    </Row>
  );
}
