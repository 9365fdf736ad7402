import { pictureSize } from './picture-size.ts';

/** Pixels of the longer side: enough to see what one taps. */
const LARGEST = 1_600;
/** Pixels of the shorter side, once the longer one is made smaller: less shows nothing. */
const NARROWEST = 16;
/** Pixels that each browser decodes. */
const DECODED_EVERYWHERE = 4_096 * 4_096;

/** Why a file was not opened: each is a text of `photoMessages`. */
export type PhotoFault = 'brokenPhoto' | 'largePhoto' | 'longPhoto';

/** A photo, turned as the camera was held, and made smaller; or why there is none. It stays in the browser. */
export async function openPhoto(file: Blob): Promise<ImageBitmap | PhotoFault> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = LARGEST / Math.max(whole.width, whole.height);
    if (scale >= 1) return whole;
    if (Math.min(whole.width, whole.height) * scale < NARROWEST) return 'longPhoto';
    const smaller = await createImageBitmap(whole, {
      resizeWidth: Math.round(whole.width * scale),
      resizeHeight: Math.round(whole.height * scale),
      resizeQuality: 'medium',
    });
    whole.close();
    return smaller;
  } catch {
    // The browser gives the same error for a kind of file that it does not know.
    const { width, height } = (await pictureSize(file).catch(() => undefined)) ?? { width: 0, height: 0 };
    return width * height > DECODED_EVERYWHERE ? 'largePhoto' : 'brokenPhoto';
  }
}
