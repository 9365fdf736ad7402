import type { PageModule } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { shopWindowQuery, windowPreview } from '../shop-window/shop-window.ts';
import { aboutMessages } from './about-messages.ts';
import { AboutUs } from './about-us.tsx';
import { FadeIn } from './fade-in.tsx';
import { OurStory } from './our-story.tsx';
import { RefreshSpace } from './refresh-space.tsx';
import { Stats } from './stats.tsx';

function AboutPage() {
  return (
    <>
      {[AboutUs, Stats, OurStory, RefreshSpace].map((Part, place) => (
        <FadeIn key={place}>
          <Part />
        </FadeIn>
      ))}
    </>
  );
}

export default {
  Page: AboutPage,
  parameters: {},
  prefetch: () => [shopWindowQuery('Sheet')],
  head: (_location, queries) => ({
    title: aboutMessages.aboutUs,
    description: aboutMessages.aboutDescription,
    canonical: pagePath('/about'),
    ...windowPreview(queries),
  }),
} satisfies PageModule;
