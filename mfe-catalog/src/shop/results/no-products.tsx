import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyPanel, Row, Text } from 'shared-contracts/look';
import { OptionLink } from '../../choices/option-link.tsx';
import { chosenConditions } from '../../shop-address/chosen-conditions.ts';
import { facetCountsQuery } from '../../shop-address/facet-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { conditionsTogether, type NearMiss, nearMisses } from './near-misses.ts';

const list = css`
  display: grid;
  gap: var(--s-3);
  flex: 1 0 100%;
  margin-bottom: var(--s-4);
  > nav {
    display: grid;
    gap: var(--s-2) var(--s-4);
    align-items: center;
  }
  @media (min-width: 768px) {
    grid-template-columns: max-content 1fr;
    > * {
      grid-column: 1 / -1;
    }
    > nav {
      grid-template-columns: subgrid;
    }
  }
`;

const count = css`
  color: var(--ink-faint);
`;

type NearMissLinksProps = {
  shown: ShopSearch;
  misses: readonly NearMiss[];
};

/** SHOP-34: the conditions to change, with alternatives. Each link makes one change. */
function NearMissLinks({ shown, misses }: NearMissLinksProps) {
  return (
    <div css={list}>
      <Text size="small">{shopMessages.nothingFits(conditionsTogether(shown))}</Text>
      {misses.map(({ instead, offers }) => (
        <nav key={instead} aria-label={shopMessages.insteadOf(instead)}>
          <Text as="span" size="small" tone="soft" aria-hidden>
            {shopMessages.insteadOf(instead)}
          </Text>
          <Row>
            {offers.map((offer) => (
              <OptionLink key={offer.label} to={shopSearchPath(offer.to)}>
                <span>
                  {offer.label}{' '}
                  <Text as="span" css={count} size="small" figures>
                    {offer.count}
                  </Text>
                </span>
              </OptionLink>
            ))}
          </Row>
        </nav>
      ))}
    </div>
  );
}

/** SHOP-25 and SHOP-26. */
export function NoProducts({ shown }: { shown: ShopSearch }) {
  const { data: counts } = useQuery(facetCountsQuery(shown));
  const title = noProductsMessage(shown);
  if (!isNarrowed(shown)) return <EmptyPanel title={title} />;
  const misses = counts && !shown.search ? nearMisses(shown, counts) : [];
  return (
    <EmptyPanel icon="search" title={title} message={shopMessages.noProductsAdvice}>
      {misses.length > 0 && <NearMissLinks shown={shown} misses={misses} />}
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))}>
        {shopMessages.reset}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** SHOP-25 for a search or filters without a hit, SHOP-26 for an empty catalogue. */
export function noProductsMessage(shown: ShopSearch): string {
  return isNarrowed(shown) ? shopMessages.noProductsFound : shopMessages.noProductsAvailable;
}

function isNarrowed(shown: ShopSearch): boolean {
  return shown.search !== '' || chosenConditions(shown).length > 0;
}
