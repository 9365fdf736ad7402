import { css } from '@emotion/react';

export type Ratio = '1/1' | '8/5' | '4/5' | '4/3';

/** The shop's proportions: samples 1:1, rooms 8:5, a tall crop for the category rail, 4:3 for the rest. */
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
