/** Longest side in pixels, large enough to see what is tapped. */
const LARGEST = 1_600;
/** Shortest side in pixels, after scaling. A narrower photo shows nothing. */
const NARROWEST = 16;
/** Pixels that every browser can decode. */
const DECODED_EVERYWHERE = 4_096 * 4_096;

/** Why a file was not opened. Each is the key of a text in `photoMessages`. */
export type PhotoFault = 'brokenPhoto' | 'largePhoto' | 'longPhoto';

/** Opens a photo, rotated upright and scaled down, or returns why it cannot be opened. The photo stays in the browser. */
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
    // Browsers report a photo that is too large like an unknown format, so the size is read from the file.
    const { width, height } = (await pictureSize(file).catch(() => undefined)) ?? { width: 0, height: 0 };
    return width * height > DECODED_EVERYWHERE ? 'largePhoto' : 'brokenPhoto';
  }
}

type Size = { width: number; height: number };

/** Bytes to read. In a JPEG file, the thumbnail, the location and the colour profile come before the size. */
const HEAD = 512 * 1024;
const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** Reads the size from the header of a PNG or JPEG file, even if the browser cannot decode it. */
async function pictureSize(file: Blob): Promise<Size | undefined> {
  const head = new DataView(await file.slice(0, HEAD).arrayBuffer());
  if (head.byteLength < 24) return undefined;
  if (head.getUint32(0) === PNG) return { width: head.getUint32(16), height: head.getUint32(20) };
  return head.getUint16(0) === JPEG ? jpegSize(head) : undefined;
}

/** A JPEG file is a row of segments, each with its kind and length. */
function jpegSize(head: DataView): Size | undefined {
  for (let at = 2; at + 9 <= head.byteLength; at += 2 + head.getUint16(at + 2)) {
    if (isFrame(head.getUint16(at))) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
  }
  return undefined;
}

/** Segments C0 to CF are frames, except three that hold tables. */
const isFrame = (kind: number) => kind >> 4 === 0xffc && ![0xffc4, 0xffc8, 0xffcc].includes(kind);
