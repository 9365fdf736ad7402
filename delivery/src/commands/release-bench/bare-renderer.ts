import type { RenderSettings, ServerBuildFiles } from '../../edge/isolated/messages.ts';
import { loadServerBuilds, type ServerBuilds } from '../../edge/isolated/server-builds.ts';

/*
 * The bench's baseline: it loads and renders a set as the isolated renderer does, with Node's own network and without limits, and
 * sends the milliseconds of a page instead of the page.
 */

type Message = { builds: ServerBuildFiles; settings: RenderSettings } | { url: string | undefined };

const MEGABYTE = 2 ** 20;
let builds: ServerBuilds | undefined;
let settings: RenderSettings | undefined;

process.on('message', async (message: Message) => {
  if ('builds' in message) {
    // Loads Node's HTTP client, which could not note its dispatcher in the global object once that is frozen.
    await fetch(message.settings.providerOrigin);
    settings = message.settings;
    builds = await loadServerBuilds(message.builds, () => undefined);
    process.send?.({ isReady: true });
  } else if (message.url === undefined) {
    process.send?.({ megabytes: Math.round(process.memoryUsage.rss() / MEGABYTE) });
  } else if (builds && settings) {
    const begin = performance.now();
    const page = await builds.handlePageRequest({
      ...settings,
      url: message.url,
      loadRemote: builds.loadRemote,
    });
    process.send?.({ ms: performance.now() - begin, characters: page.rendered?.html.length });
  }
});
