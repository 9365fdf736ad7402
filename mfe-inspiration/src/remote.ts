import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: 'inspiration',
  contract: '^1.0.0',
  pages: {},
  fragments: {
    /**
     * Rooms by application, each picture a link to its product (spec sections 2, 8 and 9). Takes nothing. It asks for
     * every application's pictures when it is mounted: mount it when it comes near the window.
     */
    'inspiration-gallery': './src/inspiration-gallery/inspiration-gallery.tsx',
  },
} as const satisfies RemoteOffer<'inspiration'>;
