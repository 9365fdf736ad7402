import { Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { Mosaic, tilePlace } from './mosaic.tsx';
import { MAX_IMAGES_PER_TAB } from './mosaic-pattern.ts';

const PLACES = Array.from({ length: MAX_IMAGES_PER_TAB }, (_, place) => ({
  key: String(place),
  content: (
    <>
      <Skeleton css={tilePlace} />
      <Skeleton text width="40%" />
    </>
  ),
}));

/** As large as a full tab. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-busy aria-label={messages.loading}>
      <Mosaic items={PLACES} />
    </div>
  );
}
