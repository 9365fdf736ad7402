import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { SHELL_NAME } from 'shared-contracts/document';
import { FactList } from 'shared-contracts/layouts/fact-list';
import { Button, ExternalLink, Stack } from 'shared-contracts/look';
import type { Owner } from 'shared-contracts/remotes';
import { SHORT_HASH } from '../document/published-set.ts';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { factsOf, fetchOwner, type Region, readRegions } from './regions-on-page.ts';

/** Teams read these texts. */
export const overlayMessages = {
  title: 'Regions of this page',
  count: (count: number) => `${count} regions`,
  close: 'Close',
  copy: 'Copy as report',
  copied: 'The report is on the clipboard.',
  notCopied: 'The browser refuses access to the clipboard. Select the list and copy it.',
} as const;

/** Inserts rules through the CSSOM, as the shop does: the document's policy allows it. */
const styles = createCache({ key: 'regions', speedy: true, stylisPlugins: [] });

let close: (() => void) | undefined;

/** Opens the overlay of regions above the page, or closes it and gives the focus back (SITE-60). */
export async function toggleOverlay(): Promise<void> {
  const { createRoot } = await loadReactDom();
  if (close) return close();
  const focused = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.popover = 'manual';
  dialog.setAttribute('aria-label', overlayMessages.title);
  // Scrolls with the page, and leaves the page beside it usable. Its content has places of its own.
  dialog.style.cssText = 'all: unset; position: absolute; top: 0; left: 0';
  document.body.append(dialog);
  const root = createRoot(dialog);
  const end = () => {
    window.removeEventListener('keydown', onKey, true);
    close = undefined;
    const hadFocus = dialog.contains(document.activeElement);
    root.unmount();
    dialog.remove();
    if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Captured before the page's own listeners, so that Escape closes the overlay alone.
    event.stopPropagation();
    end();
  };
  window.addEventListener('keydown', onKey, true);
  close = end;
  root.render(
    <CacheProvider value={styles}>
      <RegionOverlay onClose={end} />
    </CacheProvider>,
  );
  dialog.showPopover();
}

/** Remote, or `shell` → its owner. */
type Owners = Readonly<Record<string, Owner | undefined>>;

/** Frames around the regions of the page, and a panel that lists them. The panel starts folded, because it covers some of them. */
function RegionOverlay({ onClose }: { onClose: () => void }) {
  const [regions, setRegions] = useState(readRegions);
  const [owners, setOwners] = useState<Owners>({});
  const [result, setResult] = useState('');
  // Reads the regions again in each frame: pictures, animations and late parts move them without an event.
  useEffect(() => {
    const follow = () => {
      const current = readRegions();
      setRegions((shown) => (JSON.stringify(current) === JSON.stringify(shown) ? shown : current));
      next = requestAnimationFrame(follow);
    };
    let next = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(next);
  }, []);
  const remotes = [...new Set(regions.map(({ remote }) => remote))].sort().join();
  useEffect(() => {
    for (const remote of remotes.split(',')) {
      void fetchOwner(remote).then((owner) => setOwners((known) => ({ ...known, [remote]: owner })));
    }
  }, [remotes]);
  const listed = regions.map((region) => [region.name, factsOf(region, owners[region.remote])] as const);
  const copy = () => {
    const title = `Regions of ${location.href}, ${new Date().toISOString()}, window ${innerWidth} × ${innerHeight}\n`;
    const report = [
      title,
      ...listed.flatMap(([name, facts]) => [name, ...facts.map((fact) => `  ${fact.join(': ')}`), '']),
    ];
    return navigator.clipboard.writeText(report.join('\n')).then(
      () => setResult(overlayMessages.copied),
      () => setResult(overlayMessages.notCopied),
    );
  };
  return (
    <>
      <Frames regions={regions} owners={owners} />
      <Stack css={panel}>
        <h2>{overlayMessages.title}</h2>
        <Button autoFocus onClick={copy}>
          {overlayMessages.copy}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {overlayMessages.close}
        </Button>
        <p role="status">{result}</p>
        <details>
          <summary>{overlayMessages.count(regions.length)}</summary>
          <ul>
            {listed.map(([name, facts], index) => (
              <li key={index}>
                <h3>{name}</h3>
                <FactList facts={facts.map(([fact, value]) => [fact, withLink(value)])} />
              </li>
            ))}
          </ul>
        </details>
      </Stack>
    </>
  );
}

const withLink = (value: string) =>
  value.startsWith('https://') ? <ExternalLink href={value}>{value}</ExternalLink> : value;

/** CSS pixels. A label has up to three lines. */
const LABEL = { width: 320, height: 60 };

/** Hidden from screen readers, which read the panel. A label stands in a corner of its frame, below labels already there. */
function Frames({ regions, owners }: { regions: readonly Region[]; owners: Owners }) {
  const labels: { top: number; left: number }[] = [];
  const drawn = regions.map((region, index) => {
    const { box, name, remote, release, loadTime, lastError } = region;
    if (!box) return null;
    const { left } = box;
    let { top } = box;
    for (const label of labels) {
      const isOver = Math.abs(label.top - top) < LABEL.height && Math.abs(label.left - left) < LABEL.width;
      if (isOver) top = label.top + LABEL.height;
    }
    labels.push({ top, left });
    const time = loadTime === undefined ? '' : `${Math.round(loadTime)} ms`;
    const facts = [release?.slice(0, SHORT_HASH), owners[remote]?.team, time];
    const color = lastError ? 'var(--error)' : remote === SHELL_NAME ? 'var(--ink)' : 'var(--accent)';
    // Keeps the label within the window.
    const marginLeft = `min(0px, 100vw - ${left + LABEL.width}px)`;
    return (
      <div key={index} style={{ ...box, outlineColor: color }}>
        <p style={{ background: color, marginTop: top - box.top, marginLeft }}>
          <b>{name}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span>{lastError?.sentence}</span>
        </p>
      </div>
    );
  });
  return (
    <div css={frames} aria-hidden>
      {drawn}
    </div>
  );
}

const frames = css`
  font-size: var(--type-micro);
  line-height: 1.25rem;
  pointer-events: none;
  > div {
    position: absolute;
    outline: 2px solid;
    outline-offset: -2px;
    /* Seen on dark pictures, too. */
    box-shadow: inset 0 0 0 3px var(--paper);
  }
  p {
    /* In view below the header as long as its region is. */
    position: sticky;
    top: 5rem;
    display: grid;
    width: max-content;
    max-width: min(${LABEL.width}px, 100vw);
    padding: 0 var(--s-2);
    color: var(--on-accent);
  }
  p > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const panel = css`
  position: fixed;
  right: 0;
  bottom: 0;
  width: min(26rem, 100vw);
  max-height: 60dvh;
  padding: var(--s-4);
  overflow: auto;
  overflow-wrap: anywhere;
  border: 1px solid var(--line-strong);
  background: var(--paper-raised);
  color: var(--ink);
  h2,
  h3 {
    font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
  }
  summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
  li {
    margin-top: var(--s-4);
    list-style: none;
  }
  dt {
    width: 5.5rem;
  }
`;
