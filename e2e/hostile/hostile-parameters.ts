const RUN = 'globalThis.ranHostile=1';

/** What an attacker may put into an address that is sent to a victim. */
export const HOSTILE_VALUES: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `\u2028${RUN}//`,
  `<!--<script>${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\"-${RUN}-\\"`,
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '..%2f..%2fcart',
  '\u0000',
  `'; DROP TABLE product; --`,
  '\u202egnp',
  '#{}',
];

/** A product's address with the value in each of its places. */
export const HOSTILE_PLACES: Readonly<Record<string, (value: string) => string>> = {
  category: (value) => address({ category: value }),
  type: (value) => address({ type: value }),
  shade: (value) => address({ shade: value }),
  'product id': (value) => address({ id: value }),
  material: (value) => address({ material: value }),
  'an unknown parameter': (value) => `${address({})}&${new URLSearchParams({ [value]: value })}`,
  fragment: (value) => `${address({})}#${encodeURIComponent(value)}`,
};

type Parts = { category?: string; type?: string; shade?: string; id?: string; material?: string };

function address({
  category = '-',
  type = '-',
  shade = '-',
  id = 'NO-SUCH',
  material = 'Sheet',
}: Parts): string {
  const path = [category, type, shade, id].map(encodeURIComponent).join('/');
  return `/shop/${path}?${new URLSearchParams({ material })}`;
}
