import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Picture, Price, Text } from 'shared-contracts/look';
import { MATERIAL_LABELS, type NearDecor } from 'shared-contracts/product';
import { pictureFile, productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { swatchPicture } from '../visualizer/room-pictures.ts';
import { matchMessages } from './match-messages.ts';
import { matchWords } from './match-words.ts';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  height: 100%;
`;

/** Asked colour and decor touch, because the eye compares along the edge. */
const halves = css`
  position: relative;
  aspect-ratio: 8/5;
  overflow: hidden;
  > span {
    height: 100%;
  }
  > svg {
    position: absolute;
    inset: 0 50% 0 0;
    width: 50%;
    height: 100%;
    forced-color-adjust: none;
  }
  /* Keeps a white decor visible on paper. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
`;

const name = css`
  font: var(--weight-medium) 1em / 1.3 var(--font-text);
  letter-spacing: normal;
  overflow-wrap: anywhere;
  /* The whole card is the link. The links below it lie over it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: var(--focus);
    outline-offset: 4px;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`;

const forms = css`
  position: relative;
  z-index: var(--z-raised);
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  margin-top: auto;
  font-size: var(--type-small);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap-small);
    color: var(--ink-soft);
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.3em;
  }
`;

const SIZES = '(min-width: 1024px) 12vw, 24vw';

export type NearCardProps = {
  /** `#aabbcc` */
  asked: string;
  near: NearDecor;
};

/** Shows a decor beside the asked colour, how they differ, and what it is made as (MATCH-5). */
export function NearCard({ asked, near }: NearCardProps) {
  const { product, forms: made, is_mean } = near;
  const file = pictureFile(swatchPicture(product.pictures), SIZES);
  return (
    <article css={card}>
      <div css={halves} aria-hidden>
        <Picture {...file} placeholder={product.code} alt="" />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          <title>{asked}</title>
          <rect width="1" height="1" fill={asked} />
        </svg>
      </div>
      <div>
        <h3 css={name}>
          <Link to={productPath(product)}>{productName(product)}</Link>
        </h3>
        <Text strong>{matchWords(near)}</Text>
        <Text size="micro" tone="soft" figures>
          {matchMessages.difference(near.distance)}
          {is_mean && ` · ${matchMessages.mean}`}
        </Text>
        <Price size="s" selling_price={product.selling_price} actual_price={product.actual_price} />
      </div>
      <ul css={forms} aria-label={matchMessages.formsOf(productName(product))}>
        {made.map((form) => (
          <li key={form.product_id}>
            <Link to={productPath(form)}>{MATERIAL_LABELS[form.material] ?? form.material}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
