/** Pixels of the longer side, enough to see what is tapped. */
const LARGEST = 1_600;
/** Pixels of the shorter side, after the longer one is made smaller. A narrower photo shows nothing. */
const NARROWEST = 16;
/** Every browser decodes so many pixels. */
const DECODED_EVERYWHERE = 4_096 * 4_096;

/** Says why a file was not opened. Each is a text of `photoMessages`. */
export type PhotoFault = 'brokenPhoto' | 'largePhoto' | 'longPhoto';

/** Opens a photo, turned as the camera was held and made smaller, or returns why it cannot. The photo stays in the browser. */
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

type Size = { width: number; height: number };

/** Bytes. In a JPEG file, the thumbnail, the place and the colour profile stand before the size. */
const HEAD = 512 * 1024;
const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** The size that a PNG or JPEG file names, whether or not the browser can decode it. */
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
