import type { RemoteOffer } from 'shared-contracts/remotes';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';

export default {
  id: 'inspiration',
  owner: {
    team: '@laminate-shop/inspiration',
    chat: 'https://chat.example/inspiration',
    runbook: 'docs/operations.md#a-region-that-fails',
  },
  pages: {
    /** `/match?colour=aabbcc` or `?product=`: decors by colour, and what goes with them (docs/product/match.md). */
    match: {
      file: './src/match/match-page.tsx',
      ...LINKED_PAGES['inspiration/match'],
      warmUrls: ['/match?colour=8b6b42'],
    },
    /** `/my-room?product=`: a decor on the fronts of the shopper's own photo, which stays in the browser (docs/product/my-room.md). */
    'my-room': { file: './src/my-room/my-room-page.tsx', ...LINKED_PAGES['inspiration/my-room'] },
  },
  fragments: {
    /**
     * A room in the sheet that the visitor chooses by type, shade and colour (INSP-5 to INSP-8, INSP-20 to INSP-28). It takes no
     * props; the query of the page's address may name a design. It calls the provider when it mounts.
     */
    visualizer: './src/visualizer/visualizer.tsx',
    /**
     * Pictures of rooms by application, each a link to its product (INSP-1 to INSP-4). It takes no props. What the server has
     * not rendered it fetches when it mounts: the applications, then the images of each.
     */
    'inspiration-gallery': './src/inspiration-gallery/inspiration-gallery.tsx',
    /** Pictures of samples with captions (INSP-43, INSP-44). It takes no props and fetches no data. */
    'events-gallery': './src/events-gallery/events-gallery.tsx',
    /** The owner's two videos, or two clips of our own (INSP-45 to INSP-47). It takes no props and reads the shop's configuration. */
    'video-gallery': './src/video-gallery/video-gallery.tsx',
    /**
     * The tools that help before an order, each with a picture of what it does (INSP-61): match, own room, cutting list, samples. For home and
     * shop page. It takes no props and fetches no data.
     */
    'planning-tools': './src/planning-tools/planning-tools.tsx',
  },
} as const satisfies RemoteOffer<'inspiration'>;
