/**
 * Whether a shell has a page for the path of `url`, while nobody is there to work on it.
 * @param paths `/shop/:category/:id`, as `release.json` lists them; none for a shell that says nothing of its pages
 */
export function isKnownPath(paths: readonly string[], url: string): boolean {
  const segments = segmentsOf(url);
  return paths.length === 0 || (segments !== undefined && paths.some((path) => fits(path, segments)));
}

/** Undefined for what no link of a shop can be. */
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

/** As the router does it: without regard to case, and a parameter is never empty. */
function fits(path: string, segments: readonly string[]): boolean {
  const wanted = path.split('/');
  if (wanted.length !== segments.length) return false;
  return wanted.every((want, index) =>
    want.startsWith(':') ? segments[index] !== '' : want.toLowerCase() === segments[index],
  );
}
