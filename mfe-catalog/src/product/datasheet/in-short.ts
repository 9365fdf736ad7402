/** Shortens paragraphs to `room` characters. The first one that does not fit is cut after a sentence. */
export function inShort(paragraphs: readonly string[], room: number): { shown: string[]; isCut: boolean } {
  const shown: string[] = [];
  let left = room;
  for (const paragraph of paragraphs) {
    if (paragraph.length > left) {
      const end = paragraph.lastIndexOf('. ', left) + 1;
      if (end > 0) shown.push(paragraph.slice(0, end));
      return { shown, isCut: true };
    }
    shown.push(paragraph);
    left -= paragraph.length;
  }
  return { shown, isCut: false };
}
