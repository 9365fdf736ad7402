import { css } from '@emotion/react';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { viewInWords } from 'shared-contracts/image/picture-views';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { useFirstInteraction } from '../../interaction/use-first-interaction.ts';
import { clickedPicture } from '../../product-card/clicked-picture.ts';
import { type PictureView, pictureViews } from '../../product-card/product-pictures.ts';
import { decorName } from '../../product-facts/decor-name.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { gallery, largePicture } from './gallery-layout.ts';
import { NoPictures } from './no-pictures.tsx';
import { PictureSlide } from './picture-slide.tsx';
import { PictureThumbs } from './picture-thumbs.tsx';

/** Swiping stops at one picture. */
const strip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

/** A single picture has no thumbnails. */
const alone = css`
  @media (min-width: 1024px) {
    grid-template-columns: 0 minmax(0, 1fr);
    gap: 0;
  }
`;

const loadViewer = () => import(/* webpackChunkName: "picture-viewer" */ './picture-viewer.tsx');

const idOf = (index: number) => `picture-${index + 1}`;

/** PROD-5: one large picture, the others by swipe or thumbnail, all of them in the viewer, which is loaded after the first interaction (PROD-31). */
export function PictureGallery({ product }: { product: Product }) {
  const [shown, setShown] = useState(0);
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadViewer>>>();
  const [preview] = useState(() => clickedPicture(product));
  const list = useRef<HTMLElement>(null);
  const hasInteracted = useFirstInteraction();
  useEffect(() => {
    // If this fails, a press on a picture loads it again.
    if (hasInteracted) loadViewer().catch(() => undefined);
  }, [hasInteracted]);
  const views = pictureViews(product.pictures);
  const name = productName(product);
  const altTexts = pictureAltTexts(views, decorName(product));
  if (views.length === 0) return <NoPictures product={product} />;

  function show(index: number) {
    setShown(index);
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: 'instant' });
  }
  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setShown(Math.round(scrollLeft / clientWidth));
  }
  /** @param file the picture's file, which the browser opens if the viewer cannot be loaded */
  function openViewer(file: string) {
    loadViewer().then(setViewer, () => window.location.assign(file));
  }
  function closeViewer() {
    setViewer(undefined);
    // The browser returns the focus to the opened picture, but by now another one may be shown.
    list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  }
  return (
    <div css={[gallery, views.length < 2 && alone]}>
      <section
        ref={list}
        css={[largePicture, strip]}
        aria-label={productMessages.picturesOf(name)}
        onScroll={follow}
      >
        {views.map((view, index) => (
          <PictureSlide
            key={idOf(index)}
            id={idOf(index)}
            isPanel={views.length > 1}
            code={product.code}
            view={view}
            alt={altTexts[index] ?? name}
            isFirst={index === 0}
            preview={index === 0 ? preview : undefined}
            isShown={index === shown}
            onOpen={openViewer}
          />
        ))}
      </section>
      {views.length > 1 && (
        <PictureThumbs
          code={product.code}
          views={views}
          altTexts={altTexts}
          shown={shown}
          idOf={idOf}
          onChoose={show}
        />
      )}
      {viewer && (
        <viewer.PictureViewer
          views={views}
          altTexts={altTexts}
          index={shown}
          name={name}
          onShow={show}
          onClose={closeViewer}
        />
      )}
    </div>
  );
}

/** A number distinguishes pictures of one kind where a provider does not name its views. */
export function pictureAltTexts(views: readonly PictureView[], decor: string): string[] {
  const kinds = views.map(({ low }) => low.image_type);
  return views.map(({ low }, index) => {
    const known = viewInWords(low, decor);
    if (known) return known;
    const kind = low.image_type;
    const isOnly = kinds.filter((other) => other === kind).length === 1;
    const number = kinds.slice(0, index + 1).filter((other) => other === kind).length;
    return productMessages.pictureOf[kind](decor, isOnly ? undefined : number);
  });
}
