/** Pixels of a lossy WebP, from the head of its frame. */
export function sizeOfWebp(file: Buffer): { width: number; height: number } | undefined {
  const isLossy = file.toString('latin1', 8, 16) === 'WEBPVP8 ';
  return isLossy
    ? { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    : undefined;
}
