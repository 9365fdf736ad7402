const FORMAT = { type: 'image/jpeg', quality: 0.92, ending: 'jpg' };

/** Milliseconds after which the browser has read a saved file. */
const SAVED_AFTER = 10_000;

export type NamedPicture = {
  /** The picture's content in words. The file name is made from it. */
  name: string;
  /** A line for the messenger's own text, such as an address. */
  text?: string;
};

/** Whether this device's apps accept a picture. If not, `sharePicture` saves it. */
export function canSharePictures(): boolean {
  const file = new File([], `picture.${FORMAT.ending}`, { type: FORMAT.type });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/**
 * Shares a canvas as a JPEG file with the apps of the device, or saves it if they accept no files. Must be called from a click or a key
 * press: browsers refuse to share at other times.
 * @returns `cancelled` if the list of apps was closed
 * @throws if the canvas cannot be exported, for instance with pixels of another origin, or if the app refuses the file
 */
export async function sharePicture(
  canvas: HTMLCanvasElement,
  { name, text }: NamedPicture,
): Promise<'shared' | 'saved' | 'cancelled'> {
  const file = await pictureFile(canvas, name);
  if (!canSharePictures()) {
    save(file);
    return 'saved';
  }
  try {
    await navigator.share({ files: [file], title: name, text });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const { type, quality, ending } = FORMAT;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The canvas makes no file.');
  // Letters and digits of any script, which all systems allow in file names.
  const plain = name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['picture'];
  return new File([blob], `${plain.join('-')}.${ending}`, { type });
}

function save(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_AFTER);
}
