const PLACEHOLDER = /\{(phone|code|text|order|template)\}/g;

/** The kinds of messages. */
export const MESSAGE_KINDS = [
  'login',
  'placed',
  'shipped',
  'out for delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

interface MessageValues {
  phone: string;
  text: string;
  code?: number | undefined;
  order?: string | undefined;
  template?: string | undefined;
}

/** The body of a request to a gateway, with placeholders. */
export interface MessageTemplate {
  contentType: string;
  placeholders: ReadonlySet<string>;
  /** The body for a message; every value is escaped for the format. */
  fill(values: MessageValues): string;
}

/**
 * A body with the placeholders `{phone}`, `{code}`, `{order}`, `{text}` and `{template}`: JSON if it begins with a bracket, otherwise a
 * form such as `to=+91{phone}&text={text}`, whose values are written unencoded. Undefined for anything else.
 */
export function messageTemplate(source: string): MessageTemplate | undefined {
  const placeholders = new Set([...source.matchAll(PLACEHOLDER)].map(([, name]) => String(name)));
  if (/^\s*[{[]/.test(source)) {
    const tree = parsedJson(source);
    if (tree === undefined) return undefined;
    const fill = (values: MessageValues) =>
      JSON.stringify(tree, (_key, value: unknown) =>
        typeof value === 'string' ? filled(value, values) : value,
      );
    return { contentType: 'application/json', placeholders, fill };
  }
  const fields = source.trim().split('&');
  if (!fields.every((field) => /^[^=]+=/.test(field))) return undefined;
  const fill = (values: MessageValues) =>
    new URLSearchParams(
      fields.map((field): [name: string, value: string] => {
        const [name = '', ...value] = field.split('=');
        return [name, filled(value.join('='), values)];
      }),
    ).toString();
  return { contentType: 'application/x-www-form-urlencoded', placeholders, fill };
}

function filled(text: string, values: MessageValues): string {
  const named = new Map<string, unknown>(Object.entries(values));
  return text.replace(PLACEHOLDER, (_whole, name: string) => String(named.get(name) ?? ''));
}

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
