import { TextLink } from 'shared-contracts/look';
import { BOARD_MATERIALS, MATERIAL_LABELS, SHEET_CATEGORIES } from 'shared-contracts/product';
import { LateSlice, type PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath, VISUALIZER_ID } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { homeScenesQuery } from '../shop-window/shop-window.ts';
import { windowMessages } from '../shop-window/window-messages.ts';
import { Features } from './features.tsx';
import { GallerySection } from './gallery-section.tsx';
import { Hero } from './hero/hero.tsx';
import { heroMessages } from './hero/hero-messages.ts';
import { homeMessages } from './home-messages.ts';
import { InspirationSection } from './inspiration-section.tsx';
import { LateSection } from './late-section.tsx';
import { DESIGN_PARAMETERS, designHead, designQueries } from './linked-design.ts';
import { Range } from './range.tsx';
import { Testimonials } from './testimonials.tsx';

/** The sections say in this order what the shop sells, how to choose, what it looks like at home, and who chose it. */
function HomePage() {
  return (
    <>
      <Hero />
      <LateSlice>
        <Features />
      </LateSlice>
      <LateSection
        of="catalog/product-carousel"
        title={homeMessages.chooseSheet}
        action={<TextLink to={shopPath()}>{windowMessages.exploreAll}</TextLink>}
        links={SHEET_CATEGORIES.map((category) => [category, shopPath('Sheet', { category })])}
      />
      <LateSlice>
        <Range />
      </LateSlice>
      <LateSection
        of="catalog/substrate-picker"
        band
        title={homeMessages.pickSubstrate}
        lead={homeMessages.pickSubstrateText}
        links={BOARD_MATERIALS.map((material) => [
          MATERIAL_LABELS[material] ?? material,
          shopPath('Board', { material }),
        ])}
      />
      <InspirationSection
        of="inspiration/visualizer"
        id={VISUALIZER_ID}
        title={homeMessages.visualizer}
        loading={homeMessages.visualizerLoading}
        failed={homeMessages.visualizerFailed}
      />
      <InspirationSection of="inspiration/planning-tools" label={messages.tools} />
      <GallerySection />
      <InspirationSection of="inspiration/events-gallery" label={homeMessages.events} />
      <InspirationSection of="inspiration/video-gallery" label={homeMessages.videos} />
      <LateSlice>
        <Testimonials />
      </LateSlice>
    </>
  );
}

export default {
  Page: HomePage,
  // GALLERY_PATH, and the address of a design
  parameters: { gallery: 'flag', ...DESIGN_PARAMETERS },
  prefetch: ({ search }) => [homeScenesQuery, ...designQueries(search)],
  lateFragments: [
    'catalog/product-carousel',
    'catalog/substrate-picker',
    'inspiration/visualizer',
    'inspiration/planning-tools',
    'inspiration/inspiration-gallery',
    'inspiration/events-gallery',
    'inspiration/video-gallery',
  ],
  head: ({ search }, queries) => ({
    title: '',
    description: heroMessages.homeDescription,
    canonical: pagePath('/'),
    ...queries.getQueryData(homeScenesQuery.queryKey)?.preview,
    ...designHead(search, queries),
  }),
} satisfies PageModule;
