/** In pixels, for a room whose provider states no size. */
export const STAGE_FILE_SIZE = { width: 1600, height: 1000 };

/** The `sizes` attribute for the room. */
export const STAGE_SIZES = '(min-width: 1440px) 62rem, (min-width: 1024px) 66vw, 100vw';
