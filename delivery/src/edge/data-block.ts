const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON text for the page's scripts to read. It cannot end its element, whatever it holds, and never runs. */
export function dataBlock(id: string, json: string): string {
  const safe = json.replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
  return `<script type="application/json" id="${id}">${safe}</script>`;
}
