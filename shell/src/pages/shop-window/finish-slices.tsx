import { css } from '@emotion/react';
import type { Product } from 'shared-contracts/product';
import { messages } from '../../messages.ts';
import { ProductPicture } from './product-picture.tsx';

const SLICES = 5;

const slices = css`
  display: grid;
  grid-template-columns: repeat(${SLICES}, 1fr);
  gap: 2px;
  aspect-ratio: 1;
  @media (min-width: 768px) {
    aspect-ratio: 16/7;
  }
`;

/** Each picture has the size of all slices together, and is shifted to show its own part. */
const cut = Array.from(
  { length: SLICES },
  (_, place) =>
    css`
    img {
      position: absolute;
      left: ${-100 * place}%;
      width: ${100 * SLICES}%;
      max-width: none;
    }
  `,
);

export type FinishSlicesProps = { products: readonly Product[]; className?: string };

/** A product's rendered room is that of its first application. */
const ROOM = 'Kitchen';

/** The products of one room if there are enough, else any. */
function inOneRoom(products: readonly Product[]): readonly Product[] {
  const inRoom = products.filter(({ application }) => application[0] === ROOM);
  return inRoom.length > SLICES ? inRoom.slice(1) : products.slice(1);
}

/** The same view in five finishes, side by side: all pictures of a room have the same camera. */
export function FinishSlices({ products, className }: FinishSlicesProps) {
  const shown = inOneRoom(products);
  return (
    <div css={slices} className={className} role="img" aria-label={messages.oneRoomInFive}>
      {cut.map((part, place) => (
        <ProductPicture key={place} css={part} product={shown[place]} view="render" alt="" sizes="100vw" />
      ))}
    </div>
  );
}
