/**
 * Whether the shell has a page for the path of `url`. Needed while no renderer is available.
 * @param paths patterns like `/shop/:category/:id`, as `release.json` lists them; empty for a shell that lists none
 */
export function isKnownPath(paths: readonly string[], url: string): boolean {
  const segments = segmentsOf(url);
  return paths.length === 0 || (segments !== undefined && paths.some((path) => matches(path, segments)));
}

/** Undefined for a path that cannot be decoded. */
function segmentsOf(url: string): string[] | undefined {
  try {
    const [path = ''] = url.split('?');
    return path
      .replace(/(?<=.)\/+$/, '')
      .split('/')
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return undefined;
  }
}

/** Matches like the router: case-insensitive, and a parameter is never empty. */
function matches(path: string, segments: readonly string[]): boolean {
  const expected = path.split('/');
  if (expected.length !== segments.length) return false;
  return expected.every((pattern, index) =>
    pattern.startsWith(':') ? segments[index] !== '' : pattern.toLowerCase() === segments[index],
  );
}
