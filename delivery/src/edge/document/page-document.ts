import type { DataBlockId, PageHead, PageResponse, ShopConfiguration } from 'shared-contracts/document';
import type { Environment } from '../../env.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import { ERROR_REPORTS_PATH } from '../reports/error-reports.ts';
import { headElements, ICON_LINKS, jsonLdElements } from './head-elements.ts';
import { jsonScript } from './markup.ts';
import { publishedSet } from './published-set.ts';
import { modulePreloads, shellElements } from './release-elements.ts';
import { styleElements } from './style-elements.ts';

/** What all documents of an edge server have in common. */
export interface DocumentSettings {
  configuration: ShopConfiguration;
  /** For a document without its page's content. */
  description: string;
  /** The shop's public URL. */
  publicUrl: string;
  devRemotes: Record<string, string>;
}

export function documentSettings(environment: Environment, publicUrl: string): DocumentSettings {
  return {
    configuration: {
      shopName: environment.SHOP_NAME,
      phone: environment.SHOP_PHONE,
      email: environment.SHOP_EMAIL,
      address: environment.SHOP_ADDRESS,
      gstin: environment.SHOP_GSTIN,
      instagramUrl: environment.INSTAGRAM_URL,
      youtubeUrl: environment.YOUTUBE_URL,
      videoUrls: environment.VIDEO_URLS,
      mapUrl: environment.MAP_URL,
      mapEmbedUrl: environment.MAP_EMBED_URL,
      mapAttribution: environment.MAP_ATTRIBUTION,
      pincodeUrl: environment.PINCODE_URL,
      paymentScriptUrl: environment.PAYMENT_SCRIPT_URL,
      paymentOrigins: environment.PAYMENT_ORIGINS,
      errorReports: environment.ERROR_REPORTS === 'on' ? ERROR_REPORTS_PATH : undefined,
    },
    description: environment.SHOP_DESCRIPTION,
    publicUrl,
    devRemotes: environment.DEV_REMOTES,
  };
}

/** A document, the same for every visitor. */
export interface PageDocument {
  html: string;
  /** `sha256-…` of its style elements, for its policy. */
  styleHashes: readonly string[];
}

/**
 * Builds the document of a page.
 * @param response undefined when the page could not be rendered in time: the shop then renders in the browser
 */
export function pageDocument(
  set: ReleasedSet,
  response: PageResponse | undefined,
  settings: DocumentSettings,
): PageDocument {
  const { configuration, publicUrl } = settings;
  const { html = '', styles = [], preloads = '' } = response?.rendered ?? {};
  const published = publishedSet(set, response?.modules ?? [], settings.devRemotes);
  const { elements, hashes } = styleElements(styles);
  const lines = [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headElements(response?.head ?? generalHead(settings), configuration.shopName, publicUrl),
    // Before the scripts, which would take all of a browser's connections.
    ...(preloads ? [preloads] : []),
    ...shellElements(set.shell),
    ...modulePreloads(set.shell, published),
    // After everything that the first paint needs.
    ...ICON_LINKS,
    ...jsonLdElements(response?.head.jsonLd ?? [], publicUrl),
    ...elements,
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    dataBlock('released-set', JSON.stringify(published)),
    dataBlock('configuration', JSON.stringify(configuration)),
    dataBlock('query-state', response?.queries ?? 'null'),
    '</body>',
    '</html>',
  ];
  return { html: lines.join('\n'), styleHashes: hashes };
}

function generalHead({ configuration, description }: DocumentSettings): PageHead {
  return { title: configuration.shopName, description };
}

function dataBlock(id: DataBlockId, json: string): string {
  return jsonScript({ type: 'application/json', id }, json);
}
