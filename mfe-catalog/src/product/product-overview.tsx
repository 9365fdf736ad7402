import { Breadcrumbs, Stack, Text, TextLink, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { LateSlice } from 'shared-contracts/remotes';
import { cuttingListPath, myRoomPath } from 'shared-contracts/routes';
import { SkipLink } from '../interaction/skip-link.tsx';
import { pictureNamed } from '../product-card/product-pictures.ts';
import { productMessages } from '../product-facts/product-messages.ts';
import { BackButton } from './back-button.tsx';
import { PrintDatasheet, type PrintDatasheetProps } from './datasheet/print-datasheet.tsx';
import { FinishNote } from './description/finish-note.tsx';
import { ProductAccordion } from './description/product-accordion.tsx';
import { overview, overviewTop, purchase } from './overview-layout.ts';
import { PictureGallery } from './pictures/picture-gallery.tsx';
import { BuyProduct } from './price/buy-product.tsx';
import { DeliveryQuestion } from './price/delivery-question.tsx';
import { OrderCharges } from './price/order-charges.tsx';
import { ProductPrice } from './price/product-price.tsx';
import { QuietLine } from './price/question.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductHeart } from './product-heart.tsx';
import { ShareProduct } from './share-product.tsx';
import { ShadeSwatches } from './swatches/shade-swatches.tsx';

const CHOICES_ID = 'choices';

export type ProductOverviewProps = {
  product: Product;
  /** Id of the chosen product while it is loading; it will replace this one. */
  awaited?: string;
} & Pick<PrintDatasheetProps, 'onPaper'>;

/** Pictures, price, and everything needed to choose and buy. Choosing another colour keeps the swatches and their focus. */
export function ProductOverview({ product, awaited, onPaper }: ProductOverviewProps) {
  const name = productName(product);
  return (
    <Wrap css={overviewTop}>
      <SkipLink to={CHOICES_ID}>{productMessages.skipToChoices}</SkipLink>
      <Breadcrumbs leading={<BackButton />} crumbs={productCrumbs(product)} />
      <div css={overview}>
        <PictureGallery key={product.product_id} product={product} />
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
            <ShadeSwatches product={product} chosen={awaited ?? product.product_id} />
            <BuyProduct product={product} isStale={awaited !== undefined} />
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
            <LateSlice>
              <ProductAccordion product={product} />
            </LateSlice>
          </Stack>
        </div>
      </div>
    </Wrap>
  );
}
