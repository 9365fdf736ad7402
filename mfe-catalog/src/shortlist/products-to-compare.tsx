import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Row, Text } from 'shared-contracts/look';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import { useConfiguration } from 'shared-contracts/remotes';
import { inPlaceOf } from 'shared-contracts/routes';
import { MAX_SHORTLIST } from 'shared-contracts/shortlist/rules';
import { isShortlisted } from 'shared-contracts/stored/products';
import { leaveFocusToPage } from '../interaction/leave-focus-to-page.ts';
import { useShare } from '../interaction/use-share.ts';
import {
  isNamed,
  MAX_COMPARED,
  type NamedProduct,
  nameInAddress,
  type ShortlistAddress,
  shortlistPath,
} from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { COMPARISON_ID, Comparison, focusComparison } from './comparison/comparison.tsx';
import { listGrid } from './list-layout.ts';
import { ListedProduct } from './listed-product.tsx';

const list = css`
  display: grid;
  gap: var(--s-5);
`;

export type ProductsToCompareProps = Pick<ShortlistAddress, 'compare' | 'room'> & {
  products: readonly NamedProduct[];
  /** Whether the address names the list, which is not the shopper's own. */
  isSent?: boolean;
  /** The first action above the list. */
  children?: ReactNode;
};

type Choice = { chosen: readonly NamedProduct[]; room: string };

/** Shows the products of a list, and the chosen ones side by side. The choice is in the address, so that Back and a reload keep it. */
export function ProductsToCompare({
  products,
  isSent = false,
  compare,
  room: named,
  children,
}: ProductsToCompareProps) {
  const navigate = useNavigate();
  const location = useLocation();
  // The shopper's own list also contains products that were just removed.
  const listed = isSent ? products : products.filter(isShortlisted);
  // A choice is shown before the address has followed, and the next choice builds on it.
  const [{ chosen, room }, choose] = useOptimisticValue<Choice>(
    { chosen: listed.filter((product) => compare.some((each) => isNamed(each, product))), room: named },
    (next) => {
      const path = shortlistPath({
        products: isSent ? products : undefined,
        compare: next.chosen,
        room: next.room,
      });
      navigate(path, { replace: true, state: inPlaceOf(location) });
    },
  );
  const show = (changes: Partial<Choice>) => choose({ chosen, room, ...changes });
  const canCompareAll = chosen.length === 0 && listed.length > 1 && listed.length <= MAX_COMPARED;
  const [comparesAll, setComparesAll] = useState(false);
  const without = (product: NamedProduct) => chosen.filter((one) => one !== product);
  return (
    <div css={list}>
      <Row css={onScreen} gap="m">
        {children}
        {canCompareAll && (
          <Button
            variant={isSent ? 'secondary' : 'primary'}
            onClick={() => {
              setComparesAll(true);
              show({ chosen: listed });
            }}
          >
            {words.sideBySide}
          </Button>
        )}
        <ShareList products={listed} compare={chosen} room={room} />
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Text as="span" tone="soft" figures>
          {words.count(listed.length)}
        </Text>
        {listed.length > MAX_SHORTLIST && (
          <Text as="span" size="small" tone="soft">
            {words.leftOutOfLink(listed.length - MAX_SHORTLIST, MAX_SHORTLIST)}
          </Text>
        )}
      </Row>
      <div>
        <ul css={listGrid}>
          {products.map((product) => {
            const isChosen = chosen.includes(product);
            return (
              <ListedProduct
                key={nameInAddress(product)}
                named={product}
                isSent={isSent}
                isOn={listed.includes(product)}
                isChosen={isChosen}
                canBeChosen={isChosen || chosen.length < MAX_COMPARED}
                onChoose={() => {
                  setComparesAll(false);
                  show({ chosen: isChosen ? without(product) : [...chosen, product] });
                }}
              />
            );
          })}
        </ul>
        {chosen.length > 0 && (
          <ChoiceBar
            count={chosen.length}
            onClear={() => {
              leaveFocusToPage();
              show({ chosen: [], room: '' });
            }}
            onCompare={() => focusComparison(document.getElementById(COMPARISON_ID))}
          />
        )}
      </div>
      {chosen.length > 1 && (
        <Comparison
          products={chosen}
          room={room}
          takesFocus={comparesAll}
          onRoom={(next) => show({ room: next })}
          onLeaveOut={(product) => {
            if (chosen.length > 2) focusComparison(document.getElementById(COMPARISON_ID));
            else leaveFocusToPage();
            show({ chosen: without(product) });
          }}
        />
      )}
    </div>
  );
}

/** Sends the list as a link: through the apps of the device if it has any, else by copying (SHORT-32). */
function ShareList(list: Omit<ShortlistAddress, 'leftOut'>) {
  const { copyLink, shareNatively } = useShare();
  const { shopName } = useConfiguration();
  function share(): void {
    const page = {
      title: words.shareTitle(shopName),
      url: new URL(shortlistPath(list), document.baseURI).href,
    };
    void ('share' in navigator ? shareNatively(page) : copyLink(page));
  }
  return (
    <Button variant="secondary" icon="share" onClick={share}>
      {words.share}
    </Button>
  );
}
