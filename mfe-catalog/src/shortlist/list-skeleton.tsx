import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { shortlistMessages } from '../shortlist-address/shortlist-messages.ts';
import { ListHeading } from './list-heading.tsx';
import { cardGrid } from './list-layout.ts';

/** A row of a wide window, two of a phone. */
const PLACES = [1, 2, 3, 4];

/** What the server renders, for a list that only the browser knows. */
export function ListSkeleton({ isSent }: { isSent: boolean }) {
  return (
    <ListHeading isSent={isSent}>
      <noscript>{shortlistMessages.needsScript}</noscript>
      <div css={cardGrid} role="status" aria-busy aria-label={shortlistMessages.loading}>
        {PLACES.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </ListHeading>
  );
}
