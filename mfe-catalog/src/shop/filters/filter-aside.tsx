import { css } from '@emotion/react';
import { Button, Row, TextLink } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { useReplayedChoices } from './use-replayed-choices.ts';

/** Id of the filters: a narrow window links to them while no script can open the drawer. */
export const FILTERS_ID = 'filters';
/** Id of their form, which works without script. The sort list belongs to it from outside. */
export const FILTER_FORM = 'filter-form';

/** SHOP-12: narrow windows have the drawer instead; without script they can still jump to this panel. */
const aside = css`
  display: none;
  &:target {
    display: block;
  }
  @media (min-width: 1024px) {
    display: block;
  }
`;

const title = css`
  font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
  letter-spacing: normal;
`;

const apply = css`
  margin-top: var(--s-4);
`;

/** The filters beside the products. Choices take effect at once; without script the form has a submit button. */
export function FilterAside({ shown, applyChange }: FilterPanelProps) {
  const { productClass, material, search, sort } = shown;
  useReplayedChoices(FILTER_FORM, shown, applyChange);
  return (
    <aside id={FILTERS_ID} css={aside} aria-label={shopMessages.filters}>
      <Row spread>
        <h2 css={title}>{shopMessages.filters}</h2>
        <TextLink to={shopSearchPath(wholeClass('Sheet'))}>{shopMessages.reset}</TextLink>
      </Row>
      {/* With autocompletion a browser would restore ticks on Back that the address does not have. */}
      <form
        id={FILTER_FORM}
        action={shopPath(productClass)}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {productClass === 'Board' && <input type="hidden" name="material" value={material} />}
        {search && <input type="hidden" name="sort" value={sort} />}
        <FilterPanel shown={shown} applyChange={applyChange} />
        <noscript>
          <Button css={apply} type="submit" block>
            {shopMessages.applyFilters}
          </Button>
        </noscript>
      </form>
    </aside>
  );
}
