/**
 * Hands a canvas to the browser's downloads, as a JPEG file.
 * @throws where the browser cannot encode it
 */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!file) throw new Error('The picture could not be encoded.');
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has begun, or is refused, long before.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
