export type ReleaseFrame = {
  /** `<id>/<content hash>` */
  release: string;
  /** `catalog/static/js/shop.js:1:200 (render)`, without origin, hash of the release and query. */
  text: string;
};

/** Files of a release are at `/releases/<id>/<content hash>/…`. A script that is requested again has a query. */
const PLACE =
  /\/releases\/([a-z][a-z0-9-]{0,40})\/([0-9a-f]{1,64})\/([\w./-]{1,200})(?:\?[^:)\s]{0,200})?(:\d{1,9}:\d{1,9})/;

/** Chrome writes `at render (https://…)`, Firefox and Safari `render@https://…`. */
const FUNCTION = /^\s*(?:at (?:async )?([\w$.]+) \(|([\w$.]+)@)/;

/** The frames of a stack that are in the shop's own files. The message in its first lines is left out. */
export function releaseFrames(stack: string): ReleaseFrame[] {
  return stack.split('\n').flatMap((line) => {
    const [, id, hash, file, position] = PLACE.exec(line) ?? [];
    if (id === undefined) return [];
    const [, chrome, other] = FUNCTION.exec(line) ?? [];
    const name = chrome ?? other;
    return { release: `${id}/${hash}`, text: `${id}/${file}${position}${name ? ` (${name})` : ''}` };
  });
}
