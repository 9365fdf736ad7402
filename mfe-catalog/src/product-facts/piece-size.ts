export type PieceSize = {
  /** `8 × 4 ft`. */
  text: string;
  squareFeet: number;
};

/** The size that a product's `info` states in feet; undefined where a provider does not state one. */
export function pieceSize(info: string): PieceSize | undefined {
  const [, long, short] = /(\d{1,6}(?:\.\d{1,6})?)\s?[×x]\s?(\d{1,6}(?:\.\d{1,6})?)\s?ft\b/i.exec(info) ?? [];
  if (!long || !short) return undefined;
  return { text: `${long} × ${short} ft`, squareFeet: Number(long) * Number(short) };
}
