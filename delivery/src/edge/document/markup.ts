const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Escapes text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/** An element without content. An undefined attribute is left out; `true` makes one without a value. */
export function voidElement(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${attribute}`] : [` ${attribute}="${escapeHtml(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/** A script element with JSON that cannot end the element, whatever the JSON holds. Browsers never run it. */
export function jsonScript(attributes: { type: string; id?: string }, json: string): string {
  const inert = json.replace(/[<\u2028\u2029]/g, (character) => JSON_ESCAPES[character] ?? character);
  return `${voidElement('script', attributes)}${inert}</script>`;
}
