import { Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { Mosaic, tilePlace } from './mosaic.tsx';
import { MAX_IMAGES_PER_TAB } from './mosaic-pattern.ts';

const TILES = Array.from({ length: MAX_IMAGES_PER_TAB }, (_, index) => ({
  key: String(index),
  content: (
    <>
      <Skeleton css={tilePlace} />
      <Skeleton text width="40%" />
    </>
  ),
}));

/** It is as tall as a full tab, so that the layout does not shift. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-busy aria-label={messages.loading}>
      <Mosaic items={TILES} />
    </div>
  );
}
