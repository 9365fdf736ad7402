import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import type { PageModule } from 'shared-contracts/remotes';
import { parseShortlist, SHORTLIST_PARAMETERS } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages } from '../shortlist-address/shortlist-messages.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { OwnList } from './own-list.tsx';
import { SeenStrip } from './seen-strip.tsx';
import { SentList } from './sent-list.tsx';

/** The document is the same for everybody: what the browser keeps is shown after the hydration. */
function ShortlistPage() {
  const [search] = useSearchParams();
  const { products, ...shown } = parseShortlist(search);
  const isHydrated = useHydrated();
  if (!isHydrated) return <ListSkeleton isSent={products !== undefined} />;
  return (
    <>
      {products ? <SentList products={products} {...shown} /> : <OwnList {...shown} />}
      <SeenStrip />
    </>
  );
}

export default {
  Page: ShortlistPage,
  parameters: SHORTLIST_PARAMETERS,
  prefetch: () => [],
  head: ({ search }) => ({
    title: search.has('products') ? shortlistMessages.sent : shortlistMessages.title,
    noIndex: true,
  }),
} satisfies PageModule;
