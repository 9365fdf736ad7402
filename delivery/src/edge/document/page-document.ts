import type { ReleasedSet } from '../../registry/released-set.ts';
import { dataBlock } from './data-block.ts';
import { withDevRemotes } from './dev-remotes.ts';
import { headElements } from './head-elements.ts';
import { jsonLdElements } from './json-ld.ts';
import { modulePreloads } from './module-preloads.ts';
import type { PageAnswer, PageHead } from './page-answer.ts';
import { publishedSet } from './published-set.ts';
import { shellElements } from './shell-elements.ts';
import type { ShopConfiguration } from './shop-configuration.ts';
import { styleElements } from './style-elements.ts';

/** What all documents of one edge server have in common. */
export interface DocumentSettings {
  configuration: ShopConfiguration;
  /** For pages that could not be worked on. */
  description: string;
  /** The shop's address as visitors type it. */
  publicUrl: string;
  devRemotes: Record<string, string>;
}

/** A document, the same for every visitor. */
export interface PageDocument {
  html: string;
  /** Of its style elements, for its policy. */
  styleHashes: readonly string[];
}

function generalHead({ configuration, description }: DocumentSettings): PageHead {
  return { title: configuration.shopName, description };
}

/**
 * The document of a page.
 * @param answer undefined when the page could not be worked on in time: the shop works as a client application then.
 */
export function pageDocument(
  set: ReleasedSet,
  answer: PageAnswer | undefined,
  settings: DocumentSettings,
): PageDocument {
  const { configuration, publicUrl } = settings;
  const first = answer?.modules ?? [];
  const published = withDevRemotes(publishedSet(set, first), settings.devRemotes);
  const { html = '', styles = [], preloads = '' } = answer?.rendered ?? {};
  const { elements, hashes } = styleElements(styles);
  const lines = [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headElements(answer?.head ?? generalHead(settings), configuration.shopName, publicUrl),
    // Before the scripts: they would hold all connections of a browser.
    ...(preloads ? [preloads] : []),
    ...shellElements(set.shell),
    ...modulePreloads(set.shell, published),
    // After what a browser waits for.
    ...jsonLdElements(answer?.head.jsonLd ?? [], publicUrl),
    ...elements,
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    dataBlock('released-set', JSON.stringify(published)),
    dataBlock('configuration', JSON.stringify(configuration)),
    dataBlock('query-state', answer?.queries ?? 'null'),
    '</body>',
    '</html>',
  ];
  return { html: lines.join('\n'), styleHashes: hashes };
}
