const FORMAT = { type: 'image/jpeg', quality: 0.92, ending: 'jpg' };

/** Milliseconds in which the browser has read a saved file. */
const SAVED_AFTER = 10_000;

export type NamedPicture = {
  /** What the picture shows, in words; the file's name follows from it. */
  name: string;
  /** A line for the messenger's own text, such as an address. */
  text?: string;
};

/** Whether the apps of this phone take a picture. Elsewhere `sharePicture` saves it. */
export function canSharePictures(): boolean {
  const file = new File([], `picture.${FORMAT.ending}`, { type: FORMAT.type });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/**
 * Hands what is drawn on a canvas to the apps of the phone, as a JPEG file; where they take no files, saves it. To be called by a click or a
 * key: browsers refuse to share at other times.
 * @returns `cancelled` when the list of apps was closed
 * @throws when the canvas makes no file, such as one with pixels of another origin, and when the apps refuse it
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
  // Letters and digits of any script: each system takes them.
  const plain = name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['picture'];
  return new File([blob], `${plain.join('-')}.${ending}`, { type });
}

function save(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_AFTER);
}
