import type { RenderSettings, ServerBuildFiles } from 'edge/isolated/messages';
import { loadServerBuilds, type ServerBuilds } from 'edge/isolated/server-builds';

/*
 * The bench's baseline: it loads and renders a set as the isolated renderer does, with Node's own network and without limits. It
 * sends the page, as a renderer beside the edge server has to, or only the milliseconds that its rendering took.
 */

type Message =
  | { builds: ServerBuildFiles; settings: RenderSettings }
  | { url: string | undefined; isSent?: boolean };

const MEGABYTE = 2 ** 20;
let builds: ServerBuilds | undefined;
let settings: RenderSettings | undefined;

process.on('message', async (message: Message) => {
  if ('builds' in message) {
    // Loads Node's HTTP client, which could not note its dispatcher in the global object once that is frozen.
    await fetch(message.settings.providerOrigin);
    settings = message.settings;
    builds = await loadServerBuilds(message.builds, settings.pages, () => undefined);
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
    const ms = performance.now() - begin;
    process.send?.(message.isSent ? page : { ms, characters: page.rendered?.html.length });
  }
});
