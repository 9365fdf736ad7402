import type {
  DataBlockId,
  DataBlocks,
  PublishedRemote,
  PublishedSet,
  RemotePages,
} from 'shared-contracts/document';

/** A remote from a developer's machine, in place of its live release. */
export type DevelopedRemote = { id: string; published: PublishedRemote; pages: RemotePages[string] };

const ROOT = '<div id="root">';
const LINK = /<link [^<>]{1,900}>\n?/g;

/** Whether the remote has a page at this path. The values of path parameters do not matter. */
export function hasPage({ pages }: DevelopedRemote, pathname: string): boolean {
  const path = pathname.split('/');
  return Object.values(pages ?? {})
    .flatMap(({ patterns }) => patterns.map((pattern) => pattern.split('/')))
    .some(
      (pattern) =>
        pattern.length === path.length &&
        pattern.every((part, index) => part.startsWith(':') || part === path[index]),
    );
}

/**
 * Changes the document of a running shop so that it loads one remote from the developer's machine. Where the document shows that remote,
 * its content is rendered in the browser: what the live release has rendered cannot be hydrated by other code.
 * @param pathname of the page, which the shop may not know
 * @returns the same text if it is no document of a shop
 */
export function documentWith(remote: DevelopedRemote, html: string, pathname: string): string {
  const set = readBlock(html, 'released-set');
  const configuration = readBlock(html, 'configuration');
  if (!set || !configuration) return html;
  const { id, published, pages } = remote;
  const isShown = hasPage(remote, pathname) || set.first.some((name) => name.startsWith(`${id}/`));
  const changed: PublishedSet = {
    ...set,
    remotes: { ...set.remotes, [id]: published },
    pages: { ...set.pages, [id]: pages },
    first: isShown ? [] : set.first,
  };
  // A developer's errors and page timings must not reach the shop's reports.
  const { errorReports: _, vitals: __, ...kept } = configuration;
  const own = writeBlock(writeBlock(html, 'released-set', changed), 'configuration', kept);
  if (!isShown) return own;
  const emptied = own.replace(LINK, (link) => (link.includes(`"/releases/${id}/`) ? '' : link));
  const [from, to] = [emptied.indexOf(ROOT) + ROOT.length, emptied.indexOf(blockStart('released-set'))];
  return writeBlock(`${emptied.slice(0, from)}</div>\n${emptied.slice(to)}`, 'query-state', null);
}

const blockStart = (id: DataBlockId) => `<script type="application/json" id="${id}">`;

/** Start and end of the JSON of a data block; undefined without it. */
function blockRange(html: string, id: DataBlockId): [from: number, to: number] | undefined {
  const start = html.indexOf(blockStart(id));
  const from = start + blockStart(id).length;
  const to = html.indexOf('</script>', from);
  return start < 0 || to < 0 ? undefined : [from, to];
}

function readBlock<Id extends DataBlockId>(html: string, id: Id): DataBlocks[Id] | undefined {
  const range = blockRange(html, id);
  return range && JSON.parse(html.slice(...range));
}

function writeBlock<Id extends DataBlockId>(html: string, id: Id, value: DataBlocks[Id]): string {
  const [from, to] = blockRange(html, id) ?? [html.length, html.length];
  return html.slice(0, from) + JSON.stringify(value).replaceAll('<', '\\u003c') + html.slice(to);
}
