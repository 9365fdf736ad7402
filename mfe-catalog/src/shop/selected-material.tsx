import { css } from '@emotion/react';
import { Row, Text } from 'shared-contracts/look';
import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import { OptionLink } from '../choices/option-link.tsx';
import { shopMessages } from '../shop-address/shop-messages.ts';
import { type ShopSearch, shopSearchPath } from '../shop-address/shop-search.ts';

const banner = css`
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  /* From edge to edge on a phone: one line, or two in a narrow window or with large text. */
  @media (max-width: 767px) {
    gap: var(--s-2);
    margin: var(--s-3) calc(var(--gutter) * -1) 0;
    padding: var(--s-1) var(--gutter);
    border-radius: 0;
    > div {
      gap: var(--s-1);
    }
    a {
      padding-inline: 0.625rem;
    }
  }
`;

const name = css`
  @media (max-width: 767px) {
    font-size: var(--type-micro);
    line-height: 1.3;
    white-space: nowrap;
    > b {
      display: block;
    }
  }
`;

/** SHOP-18. */
export function SelectedMaterial({ shown }: { shown: ShopSearch }) {
  return (
    <Row as="nav" css={banner} gap="m" spread aria-label={shopMessages.selectedMaterial}>
      <Text as="span" css={name} size="small">
        {shopMessages.selectedMaterial}
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
