import { css } from '@emotion/react';

export type Ratio = '1/1' | '8/5' | '4/5' | '4/3';

/** Aspect ratios of pictures: samples 1:1, rooms 8:5, category tiles 4:5, everything else 4:3. */
export const ratios: Readonly<Record<Ratio, ReturnType<typeof css>>> = {
  '1/1': css`
    aspect-ratio: 1;
  `,
  '8/5': css`
    aspect-ratio: 8/5;
  `,
  '4/5': css`
    aspect-ratio: 4/5;
  `,
  '4/3': css`
    aspect-ratio: 4/3;
  `,
};
