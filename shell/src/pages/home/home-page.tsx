import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { HydrationSlice, LateSlice, type PageModule } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { shopWindowQuery, windowPreview } from '../shop-window/shop-window.ts';
import { cheapestSheetQuery } from './cheapest-query.ts';
import { Features } from './features.tsx';
import { GallerySection } from './gallery-section.tsx';
import { Hero } from './hero.tsx';
import { Range } from './range.tsx';
import { SheetCategories } from './sheet-categories.tsx';
import { Substrates } from './substrates.tsx';
import { VisualizerSection } from './visualizer-section.tsx';

function HomePage() {
  return (
    <>
      <Hero />
      <LateSlice>
        <Features />
      </LateSlice>
      <LateSlice>
        <SheetCategories />
      </LateSlice>
      <LateSlice>
        <Range />
      </LateSlice>
      <LateSlice>
        <Substrates />
      </LateSlice>
      <LateSlice>
        <VisualizerSection />
      </LateSlice>
      {/* Not late: an address can ask for it. */}
      <HydrationSlice>
        <GallerySection />
      </HydrationSlice>
    </>
  );
}

export default {
  Page: HomePage,
  // GALLERY_PATH
  parameters: { gallery: 'flag' },
  // On a phone the categories are in the first view.
  prefetch: () => [shopWindowQuery('Sheet'), ...SHEET_CATEGORIES.map(cheapestSheetQuery)],
  head: (_location, queries) => ({
    title: '',
    description: messages.homeDescription,
    canonical: pagePath('/'),
    ...windowPreview(queries),
  }),
} satisfies PageModule;
