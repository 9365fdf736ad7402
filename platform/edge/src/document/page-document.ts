import type { ReleasedSet } from 'releases/registry/released-set';
import type { DataBlockId, PageHead, RenderedStyles, ShopConfiguration } from 'shared-contracts/document';
import type { Environment } from '../env.ts';
import type { ReceivedPage } from '../isolated/messages.ts';
import { type InlineHashes, inlineHash } from '../policy/content-security-policy.ts';
import { ERROR_REPORTS_PATH } from '../reports/error-reports.ts';
import { VITALS_PATH } from '../reports/vitals-reports.ts';
import { headElements, ICON_LINKS, jsonLdElements } from './head-elements.ts';
import { escapeHtml, inertJson, jsonScript, voidElement } from './markup.ts';
import { PREVIEW_STYLES, previewBanner } from './preview-banner.ts';
import { publishedSet } from './published-set.ts';
import { releaseElements, type ShellTexts } from './release-elements.ts';

export interface DocumentSettings {
  configuration: ShopConfiguration;
  /** The description of a document without its page's content. */
  description: string;
  publicUrl: string;
  /** Ids and hashes of the releases that a preview shows in place of the live ones. */
  preview?: readonly string[];
}

export function documentSettings(environment: Environment, publicUrl: string): DocumentSettings {
  return {
    configuration: {
      shopName: environment.SHOP_NAME,
      phone: environment.SHOP_PHONE,
      email: environment.SHOP_EMAIL,
      address: environment.SHOP_ADDRESS,
      whatsapp: environment.SHOP_WHATSAPP,
      openingHours: environment.SHOP_HOURS,
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
      ...(environment.VITALS_PERCENT > 0 && {
        vitals: { address: VITALS_PATH, share: environment.VITALS_PERCENT / 100 },
      }),
    },
    description: environment.SHOP_DESCRIPTION,
    publicUrl,
  };
}

const NO_QUERIES = Buffer.from('null');

/** A document, the same for every visitor. */
export interface PageDocument {
  bytes: Buffer<ArrayBuffer>;
  hashes: InlineHashes;
}

/**
 * @param page the rendered page and its path with the query; undefined when it could not be rendered in time, and the shop then
 * renders in the browser
 * @param texts files of the shell that the document inlines
 */
export function pageDocument(
  set: ReleasedSet,
  page: { response: ReceivedPage; url: string } | undefined,
  settings: DocumentSettings,
  texts: ShellTexts,
): PageDocument {
  const response = page?.response;
  const { configuration, publicUrl, preview } = settings;
  const { html = Buffer.of(), styles = [], preloads = '', beside = '' } = response?.rendered ?? {};
  const calls = response?.calls ?? [];
  const shown = { first: response?.modules ?? [], address: page?.url };
  const published = publishedSet(set, shown);
  const base = [
    ...(texts.styles ? [{ css: texts.styles }] : []),
    ...(preview ? [{ css: PREVIEW_STYLES }] : []),
  ];
  const { elements, hashes } = styleElements([...base, ...styles]);
  const before = [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headElements(response?.head ?? generalHead(settings), configuration.shopName, publicUrl),
    // Pictures come before the scripts, which would take all of a browser's connections.
    ...(preloads ? [preloads] : []),
    // Calls come before the style sheets of remotes, for which a script in the document waits, and before the script that sends them.
    ...(calls.length > 0
      ? [jsonScript(dataBlock('calls'), JSON.stringify({ address: page?.url, paths: calls }))]
      : []),
    ...(texts.early ? [`<script>${texts.early}</script>`] : []),
    ...releaseElements(set.shell, published, texts),
    // Icons and structured data come after everything that the first paint needs.
    ...ICON_LINKS,
    ...jsonLdElements(response?.head.jsonLd ?? [], publicUrl),
    ...elements,
    '</head>',
    '<body>',
    ...(preview ? [previewBanner(preview)] : []),
    '<div id="root">',
  ];
  const between = [
    '</div>',
    ...(beside ? [beside] : []),
    jsonScript(dataBlock('released-set'), JSON.stringify(published)),
    jsonScript(dataBlock('configuration'), JSON.stringify(configuration)),
    voidElement('script', dataBlock('query-state')),
  ];
  const after = ['</script>', '</body>', '</html>'];
  // HTML and query results are compressed, hashed and sent as bytes, so they are never decoded.
  const bytes = Buffer.concat([
    Buffer.from(before.join('\n')),
    html,
    Buffer.from(between.join('\n')),
    inertJson(response?.queries ?? NO_QUERIES),
    Buffer.from(after.join('\n')),
  ]);
  return { bytes, hashes: { styles: hashes, scripts: texts.early ? [inlineHash(texts.early)] : [] } };
}

function generalHead({ configuration, description }: DocumentSettings): PageHead {
  return { title: configuration.shopName, description };
}

function dataBlock(id: DataBlockId) {
  return { type: 'application/json', id };
}

export interface StyleElements {
  elements: string[];
  /** `sha256-…`, one for each element. */
  hashes: string[];
}

/** Rules without a key are not emotion's. */
type StyleRules = { css: string } & Partial<RenderedStyles>;

/**
 * One element for each emotion cache key; in the browser, emotion adopts its rules by their ids. Without `data-s`, emotion would move the
 * elements to the end of the head when it starts, and the browser would recalculate all styles of the page.
 */
export function styleElements(styles: readonly StyleRules[]): StyleElements {
  const rules = styles.map(({ css }) => inStyleElement(css));
  return {
    elements: styles.map(({ key, ids = [] }, index) => {
      if (key === undefined) return `<style>${rules[index]}</style>`;
      const emotion = escapeHtml([key, ...ids].join(' '));
      return `<style data-emotion="${emotion}" data-s>${rules[index]}</style>`;
    }),
    hashes: rules.map(inlineHash),
  };
}

/**
 * Escapes `</`, with which a value from the catalogue could end the element, and makes the replacements of an HTML parser, which would
 * otherwise change the element's text and so its hash.
 */
function inStyleElement(css: string): string {
  return css.replaceAll('</', '<\\/').replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}
