const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

function block(type: string, id: string | undefined, json: string): string {
  const safe = json.replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${safe}</script>`;
}

/** JSON text for the page's scripts to read. It cannot end its element, whatever it holds, and never runs. */
export function dataBlock(id: string, json: string): string {
  return block('application/json', id, json);
}

/** What the page says of itself to search engines (schema.org). */
export function linkedDataBlock(linkedData: unknown): string {
  return block('application/ld+json', undefined, JSON.stringify(linkedData));
}
