import { css } from '@emotion/react';
import { viewInWords } from 'shared-contracts/image/picture-views';
import { Picture, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { pictureNamed, productFile } from '../../product-card/product-pictures.ts';
import { decorName } from '../../product-facts/decor-name.ts';
import { productMessages } from '../../product-facts/product-messages.ts';

const note = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  > span {
    flex: none;
    width: 6rem;
  }
  > figcaption {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

/** Empty if the provider states no finish. */
export function FinishNote({ product }: { product: Product }) {
  const finish = finishOf(product);
  if (!finish) return null;
  const closeUp = pictureNamed(product.pictures, 'closeup');
  return (
    <figure css={note}>
      {closeUp && (
        <Picture
          {...productFile(product, closeUp, '96px')}
          alt={viewInWords(closeUp, decorName(product)) ?? ''}
          ratio="1/1"
        />
      )}
      <figcaption>
        <Text strong>{productMessages.finishIs(finish)}</Text>
        <Text size="small" tone="soft">
          {productMessages.finishes[finish]}
        </Text>
      </figcaption>
    </figure>
  );
}
