import { useEffect, useState } from 'react';
import { RegionFrames } from './region-frames.tsx';
import { RegionPanel } from './region-panel.tsx';
import { type Region, readRegions } from './regions-on-page.ts';
import { fetchOwner, type Owners } from './release-owners.ts';

/** Frames around the regions of the page, and a panel that lists them (SITE-60). */
export function RegionOverlay({ onClose }: { onClose: () => void }) {
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
