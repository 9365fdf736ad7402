const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An element without content. An attribute that is undefined is left out; `true` stands without a value. */
export function voidElement(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${attribute}`] : [` ${attribute}="${escapeHtml(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}
