type Size = { width: number; height: number };

/** Bytes. Before the size of a JPEG file stand its thumbnail, its place and its colour profile. */
const HEAD = 512 * 1024;
const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** The size that a PNG or JPEG file names, whether or not the browser can decode it. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
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

/** Three of the kinds from C0 to CF hold tables. */
const isFrame = (kind: number) => kind >> 4 === 0xffc && ![0xffc4, 0xffc8, 0xffcc].includes(kind);
