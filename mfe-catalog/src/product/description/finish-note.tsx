import { css } from '@emotion/react';
import { Picture, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import { productName } from '../../product-card/product-name.ts';
import { pictureNamed } from '../../product-card/product-pictures.ts';
import { finishOf } from './finish.ts';

const note = css`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  > span {
    flex: none;
    width: 6rem;
  }
`;

/** What the face does with light, in a sentence and from near; absent where the provider's words do not say. */
export function FinishNote({ product }: { product: Product }) {
  const finish = finishOf(product);
  if (!finish) return null;
  const { name, words } = messages.finishes[finish];
  const closeUp = pictureNamed(product.pictures, 'closeup');
  return (
    <figure css={note}>
      {closeUp && (
        <Picture {...pictureFile(closeUp, '96px')} alt={messages.closeUp(productName(product))} ratio="1/1" />
      )}
      <figcaption>
        <Text strong>{messages.finishIs(name)}</Text>
        <Text size="small" tone="soft">
          {words}
        </Text>
      </figcaption>
    </figure>
  );
}
