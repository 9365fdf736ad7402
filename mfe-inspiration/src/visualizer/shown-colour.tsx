import { css } from '@emotion/react';
import { Price, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 4.5rem;
  padding-top: var(--s-4);
  border-top: var(--hair);
  h3 {
    font-size: var(--type-sub);
  }
`;

/** The empty line reserves the place. */
export function ShownColour({ colour }: { colour: Colour | undefined }) {
  return (
    <div css={line}>
      {colour && (
        <>
          <div>
            <h3>{nameOf(colour)}</h3>
            <Text size="micro" tone="soft">
              {messages.thickness} · {colour.type}
            </Text>
          </div>
          <Price selling_price={colour.selling_price} actual_price={colour.actual_price} />
        </>
      )}
    </div>
  );
}
