import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { overlayMessages } from './overlay-messages.ts';
import { RegionFrames } from './region-frames.tsx';
import { RegionPanel } from './region-panel.tsx';
import { type Region, readRegions } from './regions-on-page.ts';
import { fetchOwner, type Owners } from './release-owners.ts';

/** The overlay scrolls with the page, and leaves the page beside it usable. Its content has places of its own. */
const WITHOUT_A_BOX = {
  position: 'absolute',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
};

let close: (() => void) | undefined;
let styles: EmotionCache | undefined;

/** Opens the overlay of regions above the page, or closes it and gives the focus back (SITE-60). */
export async function toggleOverlay(): Promise<void> {
  if (close) return close();
  const { createRoot } = await loadReactDom();
  close ??= openOverlay(createRoot);
}

function openOverlay(createRoot: Awaited<ReturnType<typeof loadReactDom>>['createRoot']): () => void {
  const focused = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.popover = 'manual';
  dialog.setAttribute('aria-label', overlayMessages.title);
  Object.assign(dialog.style, WITHOUT_A_BOX);
  document.body.append(dialog);
  const root = createRoot(dialog);
  const closing = new AbortController();
  const end = () => {
    closing.abort();
    close = undefined;
    const hadFocus = dialog.contains(document.activeElement);
    root.unmount();
    dialog.remove();
    if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  // Before the page's own listeners: one press closes one thing.
  window.addEventListener(
    'keydown',
    (event) => {
      // Keys that are held down do not open and close it by turns.
      if (event.repeat && event.altKey) event.stopPropagation();
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return;
      event.stopPropagation();
      end();
    },
    { capture: true, signal: closing.signal },
  );
  dialog.addEventListener('close', end, { signal: closing.signal });
  // Inserts rules through the CSSOM, as the shop does: the document's policy allows it.
  styles ??= createCache({ key: 'regions', speedy: true, stylisPlugins: [] });
  root.render(
    <CacheProvider value={styles}>
      <RegionOverlay onClose={end} />
    </CacheProvider>,
  );
  // A modal dialog of the shop makes everything else inert, except a modal dialog above it.
  if (document.querySelector('dialog:modal')) dialog.showModal();
  else dialog.showPopover();
  return end;
}

/** Frames around the regions of the page, and a panel that lists them (SITE-60). */
function RegionOverlay({ onClose }: { onClose: () => void }) {
  const regions = useRegions();
  const owners = useOwners(regions);
  return (
    <>
      <RegionFrames regions={regions} owners={owners} />
      <RegionPanel regions={regions} owners={owners} onClose={onClose} />
    </>
  );
}

/** Reads the regions again in each frame: pictures, animations and late parts move them without an event. */
function useRegions(): readonly Region[] {
  const [regions, setRegions] = useState(readRegions);
  useEffect(() => {
    const follow = () => {
      setRegions((shown) => {
        const current = readRegions();
        return JSON.stringify(current) === JSON.stringify(shown) ? shown : current;
      });
      next = requestAnimationFrame(follow);
    };
    let next = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(next);
  }, []);
  return regions;
}

function useOwners(regions: readonly Region[]): Owners {
  const [owners, setOwners] = useState<Owners>({});
  const remotes = [...new Set(regions.map(({ remote }) => remote))].sort().join();
  useEffect(() => {
    for (const remote of remotes.split(',')) {
      void fetchOwner(remote).then((owner) => setOwners((known) => ({ ...known, [remote]: owner })));
    }
  }, [remotes]);
  return owners;
}
