import { css } from '@emotion/react';
import { type UIEvent, useRef, useState } from 'react';
import type { Product } from 'shared-contracts/product';
import { messages } from '../../messages.ts';
import { productName } from '../../product-card/product-name.ts';
import { pictureViews } from '../../product-card/product-pictures.ts';
import { gallery, largePicture } from '../overview-layout.ts';
import { NoPictures } from './no-pictures.tsx';
import { PictureSlide } from './picture-slide.tsx';
import { PictureThumbs } from './picture-thumbs.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { picturesInWords } from './picture-words.ts';

/** Fingers swipe it, and it stops at one picture. */
const strip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

/** A single picture has no rail. */
const alone = css`
  @media (min-width: 1024px) {
    grid-template-columns: 0 minmax(0, 1fr);
    gap: 0;
  }
`;

const idOf = (place: number) => `picture-${place + 1}`;

/** The product's pictures: one large, the others a swipe or a thumbnail away, all of them in the viewer. */
export function PictureGallery({ product }: { product: Product }) {
  const [shown, setShown] = useState(0);
  const [isViewerOpen, setViewerOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const views = pictureViews(product.pictures);
  const name = productName(product);
  const words = picturesInWords(views, name);
  if (views.length === 0) return <NoPictures product={product} />;

  function show(place: number) {
    setShown(place);
    list.current?.scrollTo({ left: place * list.current.clientWidth, behavior: 'instant' });
  }
  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setShown(Math.round(scrollLeft / clientWidth));
  }
  function closeViewer() {
    setViewerOpen(false);
    // The browser gives the focus back to the picture that was opened: by now another may be shown.
    list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  }
  return (
    <div css={[gallery, views.length < 2 && alone]}>
      <ul ref={list} css={[largePicture, strip]} aria-label={messages.picturesOf(name)} onScroll={follow}>
        {views.map((view, place) => (
          <PictureSlide
            key={idOf(place)}
            id={idOf(place)}
            view={view}
            alt={words[place] ?? name}
            isFirst={place === 0}
            isShown={place === shown}
            onOpen={() => setViewerOpen(true)}
          />
        ))}
      </ul>
      {views.length > 1 && (
        <PictureThumbs views={views} words={words} shown={shown} idOf={idOf} onChoose={show} />
      )}
      {isViewerOpen && (
        <PictureViewer
          views={views}
          words={words}
          place={shown}
          name={name}
          onShow={show}
          onClose={closeViewer}
        />
      )}
    </div>
  );
}
