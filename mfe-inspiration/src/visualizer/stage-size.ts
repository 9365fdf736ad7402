/** Pixels of a room whose provider states no size. */
export const STAGE_FILE_SIZE = { width: 1600, height: 1000 };

/** How wide the room is shown, as the `sizes` attribute of HTML. */
export const STAGE_SIZES = '(min-width: 1440px) 62rem, (min-width: 1024px) 66vw, 100vw';
