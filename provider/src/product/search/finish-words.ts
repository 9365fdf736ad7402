/**
 * What a product's info may call its face. Nothing else of that text is searched: it tells the measures, the film, the
 * core and the back too, and who looks for white does not look for every board with a white back.
 */
const FINISH = /\b(?:gloss|glossy|satin|matt|matte|suede|mirror|metallic|fluted|textured)\b/g;

export function finishWords(info: string): string[] {
  return info.toLowerCase().match(FINISH) ?? [];
}
