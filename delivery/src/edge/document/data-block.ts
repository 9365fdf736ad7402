const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON text that cannot end the element it stands in, whatever it holds. */
export function inlineJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON text for the page's scripts to read. It never runs. */
export function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${inlineJson(json)}</script>`;
}
