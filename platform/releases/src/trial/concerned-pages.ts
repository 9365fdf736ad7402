import { readLive } from '../registry/log/live-releases.ts';
import { readStoredReleases } from '../registry/released-set.ts';
import { isRemote } from '../registry/store/release-manifest.ts';
import type { RenderedPage } from './server/rendered-pages.ts';

const ELEMENT = /<(?:link|script)\b[^<>]*/g;
const LOADED_SCRIPT = /"\/releases\/([\w-]{1,60})\/[^"]{1,200}\.js"/;

/** The builds, and the live remotes whose pages show a part of one of them. */
export async function concernedReleases(registry: string, ids: readonly string[]): Promise<string[]> {
  const { live } = await readLive(registry);
  const releases = await readStoredReleases(registry, Object.entries(live));
  const showing = releases.filter(
    (release) => isRemote(release) && release.mounts.some((name) => ids.includes(name.split('/')[0] ?? '')),
  );
  return [...new Set([...ids, ...showing.map(({ id }) => id)])];
}

export function pagesWith(pages: readonly RenderedPage[], ids: readonly string[]): RenderedPage[] {
  return pages.filter((page) => scriptsOf(page, ids) !== '');
}

/** Of the pages that load the same scripts of these releases, only the first one. */
export function firstWithScripts(pages: readonly RenderedPage[], ids: readonly string[]): RenderedPage[] {
  const first = new Map<string, RenderedPage>();
  for (const page of pagesWith(pages, ids)) {
    const scripts = scriptsOf(page, ids);
    if (!first.has(scripts)) first.set(scripts, page);
  }
  return [...first.values()];
}

function scriptsOf({ html }: RenderedPage, ids: readonly string[]): string {
  const elements = html.match(ELEMENT) ?? [];
  const scripts = elements.flatMap((element) => {
    const [path, id = ''] = LOADED_SCRIPT.exec(element) ?? [];
    return path !== undefined && ids.includes(id) ? [path] : [];
  });
  return [...new Set(scripts)].sort().join(' ');
}
