import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: 'inspiration',
  contract: '^1.0.0',
  pages: {},
  fragments: {
    /**
     * Pictures of rooms by application, each a link to its product (INSP-1 to INSP-4). It takes no props and fetches the
     * images of every application when it mounts, so mount it when it comes near the viewport.
     */
    'inspiration-gallery': './src/inspiration-gallery/inspiration-gallery.tsx',
  },
} as const satisfies RemoteOffer<'inspiration'>;
