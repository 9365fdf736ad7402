import { css } from '@emotion/react';
import { Skeleton, Stack, Text, VisuallyHidden, Wrap } from 'shared-contracts/look';
import { productMessages } from '../product-facts/product-messages.ts';
import { overview, overviewTop, purchase } from './overview-layout.ts';
import { gallery, largePicture, pictureSquare, thumbs } from './pictures/gallery-layout.ts';
import { TILE_SIZE } from './swatches/colour-tile.tsx';
import { CHIP_SIZE } from './swatches/other-shades.tsx';
import { SwatchPlaceholders, type SwatchSize, swatchRow, swatchRows } from './swatches/swatch-row.tsx';

const crumbs = css`
  display: grid;
  align-content: center;
  height: var(--tap-line);
`;

export function ProductSkeleton() {
  return (
    <Wrap css={overviewTop} role="status" aria-busy aria-label={productMessages.productLoading}>
      <div css={crumbs}>
        <Skeleton text width="14rem" />
      </div>
      <div css={overview}>
        <GallerySkeleton />
        <Stack css={purchase}>
          <Stack gap="s">
            <Line width="40%" />
            <h1>
              <VisuallyHidden>{productMessages.product}</VisuallyHidden>
              <Skeleton height="1lh" width="80%" />
            </h1>
          </Stack>
          <Skeleton height="4.75rem" width="50%" />
          <Stack gap="s" css={swatchRows}>
            <SwatchesSkeleton size={CHIP_SIZE} />
            <SwatchesSkeleton size={TILE_SIZE} />
          </Stack>
          <Skeleton height="3rem" />
          <Skeleton height="24rem" />
        </Stack>
      </div>
    </Wrap>
  );
}

const VIEWS = ['sample', 'decor', 'edge', 'kitchen', 'counter', 'bedroom', 'wardrobe', 'wall'];

function GallerySkeleton() {
  return (
    <div css={gallery}>
      <div css={largePicture}>
        <Skeleton css={pictureSquare} ratio="1/1" />
      </div>
      <div css={thumbs}>
        {VIEWS.map((view) => (
          <Skeleton key={view} ratio="1/1" />
        ))}
      </div>
    </div>
  );
}

function SwatchesSkeleton({ size }: { size: SwatchSize }) {
  return (
    <div>
      <Line width="50%" />
      <div css={swatchRow}>
        <SwatchPlaceholders {...size} />
      </div>
    </div>
  );
}

function Line({ width }: { width: string }) {
  return (
    <Text as="span" size="small">
      <Skeleton height="1lh" width={width} />
    </Text>
  );
}
