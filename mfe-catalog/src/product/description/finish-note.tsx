import { css } from '@emotion/react';
import { Picture, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile, productName } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import { pictureNamed } from '../../product-card/product-pictures.ts';

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

type Finish = 'gloss' | 'matt' | 'metallic' | 'fluted';

/** What tells a finish in a product's category, type and info, the most telling first: a fluted face may be satin, too. */
const SIGNS: readonly [Finish, RegExp][] = [
  ['fluted', /\bfluted\b/i],
  ['metallic', /\bmetallic\b/i],
  ['matt', /\b(?:matt|matte|satin)\b/i],
  ['gloss', /\bgloss\b/i],
];

/** How the face takes light, as the provider's words have it; undefined where they do not say. */
export function finishOf({
  category,
  type,
  info,
}: Pick<Product, 'category' | 'type' | 'info'>): Finish | undefined {
  const words = [category, type, info].join(' ');
  return SIGNS.find(([, sign]) => sign.test(words))?.[0];
}
