import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Accordion, AccordionItem, Breadcrumbs, Stack, Text, TextLink, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { HydrationSlice, LateSlice } from 'shared-contracts/remotes';
import { cuttingListPath, myRoomPath } from 'shared-contracts/routes';
import { SkipLink } from '../interaction/skip-link.tsx';
import { pictureNamed } from '../product-card/product-pictures.ts';
import { productMessages } from '../product-facts/product-messages.ts';
import { keptAtIdle } from '../shortlist-heart/kept-products.ts';
import { ShortlistHeart } from '../shortlist-heart/shortlist-heart.tsx';
import { BackButton } from './back-button.tsx';
import { PrintDatasheet, type PrintDatasheetProps } from './datasheet/print-datasheet.tsx';
import { CommonDescription } from './description/common-description.tsx';
import { FinishNote } from './description/finish-note.tsx';
import { SpecificationList } from './description/specification-list.tsx';
import { overview, overviewTop, purchase } from './overview-layout.ts';
import { PictureGallery } from './pictures/picture-gallery.tsx';
import { BuyProduct } from './price/buy-product.tsx';
import { DeliveryQuestion } from './price/delivery-question.tsx';
import { OrderCharges } from './price/order-charges.tsx';
import { ProductPrice } from './price/product-price.tsx';
import { QuietLine } from './price/question.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ShareProduct } from './share-product.tsx';
import { ShadeSwatches } from './swatches/shade-swatches.tsx';

const CHOICES_ID = 'choices';

export type ProductOverviewProps = {
  product: Product;
  /** Id of the chosen product while it loads. It will replace this product. */
  awaited?: string;
} & Pick<PrintDatasheetProps, 'onPaper'>;

/** Keeps the swatches and their focus when another colour is chosen. Add to Cart does not wait for the slices to hydrate. */
export function ProductOverview({ product, awaited, onPaper }: ProductOverviewProps) {
  const name = productName(product);
  return (
    <Wrap css={overviewTop}>
      <SkipLink to={CHOICES_ID}>{productMessages.skipToChoices}</SkipLink>
      <Breadcrumbs leading={<BackButton />} crumbs={productCrumbs(product)} />
      <div css={overview}>
        <HydrationSlice>
          <PictureGallery key={product.product_id} product={product} />
        </HydrationSlice>
        <div>
          <Stack css={purchase}>
            <Stack gap="s">
              <Text size="small" tone="soft">
                {[product.category, product.type].filter(Boolean).join(' · ')}
              </Text>
              <div id={CHOICES_ID} tabIndex={-1}>
                <ProductHeart product={product} />
                <h1>{name}</h1>
              </div>
            </Stack>
            <ProductPrice product={product} />
            <HydrationSlice>
              <ShadeSwatches product={product} chosen={awaited ?? product.product_id} />
            </HydrationSlice>
            <BuyProduct product={product} isStale={awaited !== undefined} />
            <HydrationSlice>
              <OrderCharges product={product}>
                <DeliveryQuestion product={product} />
                <QuietLine icon="layers">
                  <TextLink to={cuttingListPath(product)}>{productMessages.howManyDoINeed}</TextLink>
                </QuietLine>
                {pictureNamed(product.pictures, 'flat') && (
                  <QuietLine icon="drop">
                    <TextLink to={myRoomPath(product.product_id)}>{productMessages.inMyRoom}</TextLink>
                  </QuietLine>
                )}
                <PrintDatasheet product={product} onPaper={onPaper} />
              </OrderCharges>
              <FinishNote product={product} />
              <ShareProduct product={product} />
            </HydrationSlice>
            <LateSlice>
              <ProductAccordion product={product} />
            </LateSlice>
          </Stack>
        </div>
      </div>
    </Wrap>
  );
}

/** Places the heart at the end of the heading's first line. */
const beside = css`
  float: right;
  margin: -6px -12px 0 var(--s-2);
`;

/** The heart. Also records the product as seen (SHORT-8). */
function ProductHeart({ product }: { product: Product }) {
  const { product_id, material } = product;
  useEffect(() => {
    const leaving = new AbortController();
    keptAtIdle().then(
      ({ noteSeen }) => leaving.signal.aborted || noteSeen({ product_id, material }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [product_id, material]);
  return <ShortlistHeart css={beside} product={product} name={productName(product)} />;
}

function ProductAccordion({ product }: { product: Product }) {
  const [isRead, setRead] = useState(false);
  return (
    <Accordion>
      <AccordionItem summary={productMessages.specification} defaultOpen>
        <SpecificationList product={product} />
      </AccordionItem>
      {product.common_desc && (
        <AccordionItem summary={productMessages.moreAbout} onOpen={() => setRead(true)}>
          <CommonDescription html={product.common_desc} isRead={isRead} />
        </AccordionItem>
      )}
      <AccordionItem summary={productMessages.deliveryAndReturns}>
        <Stack gap="s">
          <Text tone="soft">{productMessages.delivery}</Text>
          <Text tone="soft">{productMessages.returns}</Text>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
