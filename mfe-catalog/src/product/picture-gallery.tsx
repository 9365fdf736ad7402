import { css } from '@emotion/react';
import { useState } from 'react';
import { Picture } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { gallery, largePicture } from './overview-layout.ts';
import { PictureZoom } from './picture-zoom.tsx';
import { productName } from './product-name.ts';
import { pictureViews } from './product-pictures.ts';

const THUMB_SIZES = '(min-width: 1024px) 5rem, (min-width: 768px) 11vw, 23vw';

const thumbs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
  gap: var(--s-2);
  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    grid-template-columns: 1fr;
    align-content: start;
  }
`;

/** A single view has no rail. */
const alone = css`
  @media (min-width: 1024px) {
    grid-template-columns: 0 minmax(0, 1fr);
    gap: 0;
  }
`;

const thumb = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] > span {
    box-shadow: 0 0 0 1.5px var(--ink);
    outline: 2px solid var(--paper);
    outline-offset: -3.5px;
  }
`;

/** The product's views, one of them large. */
export function PictureGallery({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(0);
  const views = pictureViews(product.pictures);
  const name = productName(product);
  return (
    <div css={[gallery, views.length < 2 && alone]}>
      <div css={largePicture}>
        <PictureZoom key={chosen} view={views[chosen]} name={name} priority={chosen === 0} />
      </div>
      {views.length > 1 && (
        <fieldset css={thumbs} aria-label={messages.pictures}>
          {views.map(({ low }, place) => (
            <button
              key={low.image_link}
              type="button"
              css={thumb}
              aria-label={messages.pictureOf(name, place + 1)}
              aria-pressed={place === chosen}
              onClick={() => setChosen(place)}
            >
              <Picture {...pictureFile(low, THUMB_SIZES)} alt="" ratio="1/1" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
