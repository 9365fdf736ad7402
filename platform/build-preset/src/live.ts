import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName } from 'shared-contracts/document';
import { developmentConfig } from './development/development-build.ts';
import type { DevelopedRemote } from './development/live-documents.ts';
import { answerFromShop, requireShop } from './development/live-shop.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import { pluginShopReact } from './react-plugin.ts';
import { remoteClient } from './remote.ts';
import { REMOTE_ENTRY } from './remote-in-development.ts';
import { pageEntries, type RemoteOffer, readRemoteOffer } from './remote-offer.ts';
import { compatibleRange, contractVersion } from './shared-versions.ts';

/**
 * The build of a remote that a running shop shows in place of its live release, at the address of the development server. A saved change
 * reloads the page: the shop has React's production build, which supports no hot updates.
 * @param folder the remote's package folder
 * @param address of the shop: `https://shop.example`
 * @throws Error with a sentence, if no shop answers there
 */
export async function liveConfig(folder: string, address: string): Promise<RsbuildConfig> {
  const shop = new URL(address);
  const offer = await readRemoteOffer(folder);
  await requireShop(shop);
  const own = developmentConfig(offer.id, false);
  const base = own.server?.base ?? '/';
  const remote = developedRemote(folder, offer, base);
  return mergeRsbuildConfig(own, {
    root: folder,
    plugins: [pluginShopReact(), pluginEndpointShapes()],
    environments: { client: remoteClient(folder, offer) },
    server: {
      printUrls: ({ urls }) => urls.map((url) => `${new URL(url).origin}/`),
      setup: ({ action, server }) => {
        if (action !== 'dev') return;
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(`${base}/`)) return next();
          answerFromShop(shop, remote, request, response).catch(next);
        });
      },
    },
  });
}

function developedRemote(folder: string, offer: RemoteOffer, base: string): DevelopedRemote {
  const { id, pages, fragments } = offer;
  const names = Object.keys({ ...pages, ...fragments });
  return {
    id,
    published: {
      name: federationName(id),
      version: 'development',
      entry: `${base}/${REMOTE_ENTRY}`,
      integrity: {},
      // No files are listed here, because the remote's entry loads them.
      modules: Object.fromEntries(names.map((name) => [name, { js: [], css: [] }])),
      contract: compatibleRange(contractVersion(folder)),
    },
    pages: pageEntries(offer),
  };
}
