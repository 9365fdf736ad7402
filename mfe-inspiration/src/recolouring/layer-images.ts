/** Decoded files of 2 to 5 MB each: the light of a room, and the decors around the finger. */
const KEPT = 8;

/** By address, the least recently used first. */
const images = new Map<string, Promise<ImageBitmap>>();

/** Loads a file of `layers`, decoded off the main thread. After a failure, the next call loads it again. */
export function layerImage(address: string): Promise<ImageBitmap> {
  const image = images.get(address) ?? load(address);
  images.delete(address);
  images.set(address, image);
  for (const [oldest, evicted] of images) {
    if (images.size <= KEPT) break;
    images.delete(oldest);
    evicted.then((bitmap) => bitmap.close()).catch(() => undefined);
  }
  return image;
}

async function load(address: string): Promise<ImageBitmap> {
  try {
    return await decodedImage(address);
  } catch (error) {
    images.delete(address);
    throw error;
  }
}

/**
 * Loads a picture whose levels are data, decoded off the main thread.
 * @throws if it cannot be loaded or decoded
 */
export async function decodedImage(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const decoding = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;
  return await createImageBitmap(await response.blob(), decoding);
}
