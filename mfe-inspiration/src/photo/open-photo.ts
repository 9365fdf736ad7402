/** Pixels of the longer side: enough to see what one taps. */
const LARGEST = 1_600;

/**
 * A photo, turned as the camera was held, and made smaller. It stays in the browser.
 * @throws where the browser cannot decode the file
 */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = LARGEST / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'medium',
  });
  whole.close();
  return smaller;
}
