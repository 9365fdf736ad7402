import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { viewInWords } from 'shared-contracts/image/picture-views';
import { onScreen } from 'shared-contracts/layouts/paper';
import { IconButton, Picture, Text, TextButton, TextLink, VisuallyHidden } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { cuttingListPath, productPath } from 'shared-contracts/routes';
import { productFile, samplePicture } from '../../product-card/product-pictures.ts';
import { decorName } from '../../product-facts/decor-name.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { shortlistMessages } from '../../shortlist-address/shortlist-messages.ts';
import type { Fact } from './facts.ts';
import type { RoomPictures } from './rooms.ts';

const words = shortlistMessages.comparison;

/** Two products fill a phone. A swipe shows the others, and stops at a whole one. */
const scroller = css`
  /* Keeps visually hidden text inside; otherwise it would widen the page. */
  position: relative;
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  @media print {
    overflow: visible;
  }
`;

const table = css`
  --gap: var(--gap-grid);
  /* The space after the last column lies outside. */
  width: calc(100% + var(--gap));
  margin-right: calc(var(--gap) * -1);
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;
  overflow-wrap: anywhere;
  th,
  td {
    padding: 0 var(--gap) 0 0;
    vertical-align: top;
    font-weight: inherit;
  }
  thead th {
    scroll-snap-align: start;
    padding-bottom: var(--s-4);
  }
  tbody th {
    position: relative;
    padding-top: var(--s-3);
    color: var(--ink-soft);
    font-size: var(--type-small);
    /* Stays in view while the products scroll. */
    > span {
      position: sticky;
      left: 0;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 var(--gap) auto 0;
      border-top: var(--hair);
    }
  }
  td {
    padding-bottom: var(--s-3);
  }
  b {
    font-weight: var(--weight-medium);
    color: var(--accent);
  }
  @media print {
    b {
      color: inherit;
    }
    tbody {
      break-inside: avoid;
    }
    tbody th {
      padding-top: var(--s-1);
    }
    td {
      padding-bottom: var(--s-1);
    }
  }
`;

/** Each column is as wide as half a phone. */
const columns = (count: number) => css`
  min-width: calc(${count} * (100% + var(--gap)) / 2);
  @media (min-width: 768px) {
    min-width: 0;
    max-width: calc(${count} * 30rem);
  }
  @media print {
    min-width: 0;
  }
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  a {
    padding-block: 0.75rem;
    font-weight: var(--weight-medium);
    line-height: 1.3;
  }
`;

const SIZES = '(min-width: 768px) 26rem, 46vw';

export type ComparisonTableProps = {
  products: readonly Product[];
  /** Undefined if no product has a picture in a room. */
  room: string | undefined;
  pictures: readonly RoomPictures[];
  facts: readonly Fact[];
  onLeaveOut: (product: Product) => void;
  /** Undefined if the shop sends no samples. */
  onSample: ((product: Product) => void) | undefined;
};

/** A column for each product. A fact's name stands above its row, so that a phone has room for two columns. */
export function ComparisonTable({
  products,
  room,
  pictures,
  facts,
  onLeaveOut,
  onSample,
}: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll an element that has the focus
    <section css={scroller} tabIndex={0} aria-label={words.table}>
      <table css={[table, columns(products.length)]}>
        <thead>
          <tr>
            {products.map((product, index) => (
              <th key={productPath(product)} scope="col">
                <InRoom product={product} room={room} pictures={pictures[index]} />
                <div css={head}>
                  <Link to={productPath(product)}>{productName(product)}</Link>
                  <IconButton
                    icon="close"
                    label={words.leaveOut(productName(product))}
                    onClick={() => onLeaveOut(product)}
                  />
                </div>
                <Text as="div" size="micro" tone="faint" figures>
                  {product.product_id}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        {facts.map(({ name, texts, differs }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={products.length}>
                <span>
                  {words.facts[name]}
                  {differs && (
                    <>
                      {' · '}
                      <b>{words.differs}</b>
                    </>
                  )}
                </span>
              </th>
            </tr>
            <tr>
              {texts.map((text, index) => (
                <td key={index}>
                  {text || (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>{words.empty}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody css={onScreen}>
          <tr>
            {products.map((product) => (
              <td key={productPath(product)} css={next}>
                <TextLink to={cuttingListPath(product)}>{productMessages.howManyDoINeed}</TextLink>
                {onSample && product.selling_price !== null && (
                  <TextButton onClick={() => onSample(product)}>{productMessages.charges.sample}</TextButton>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The links to go on from a product (SHORT-23). */
const next = css`
  font-size: var(--type-small);
  > * {
    display: flex;
    min-height: var(--tap-small);
    text-align: start;
  }
`;

const caption = css`
  position: absolute;
  inset: auto 0 0;
  padding: var(--s-1) var(--s-2);
  background: var(--paper);
  font-size: var(--type-micro);
  font-weight: var(--weight-text);
`;

type InRoomProps = { product: Product; room: string | undefined; pictures: RoomPictures | undefined };

/** Shows the product in the room, or its sample with a caption that says so. */
function InRoom({ product, room, pictures }: InRoomProps) {
  const inRoom = room === undefined ? undefined : pictures?.get(room);
  const picture = inRoom ?? samplePicture(product.pictures);
  const text = picture && viewInWords(picture, decorName(product));
  return (
    <Picture {...productFile(product, picture, SIZES)} alt={text ?? productName(product)} ratio="8/5">
      {!inRoom && room !== undefined && <span css={caption}>{words.notInRoom}</span>}
    </Picture>
  );
}
