/** One space between words, none around them, and no characters that nobody sees or types: a provider refuses those. */
export function plainWords(text: string): string {
  return text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
