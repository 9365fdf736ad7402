/** The views of a product that can be composed. `panel` shows the decor on a wall of cabinet fronts, 8:5; the others are square. */
export const PICTURE_VIEWS = ['sample', 'flat', 'closeup', 'panel'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Widths in pixels. 400 is the API's "low", 1600 its "high". */
export const PICTURE_WIDTHS = [200, 400, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
