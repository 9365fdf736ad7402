import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { InspirationImage } from 'shared-contracts/image';
import { Picture } from 'shared-contracts/look';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { tilePlace } from './mosaic.tsx';

const link = css`
  display: block;
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

const caption = css`
  display: block;
  padding-top: 0.5rem;
  color: var(--ink-soft);
  font-size: var(--type-micro);
  line-height: 1.3;
`;

export type RoomLinkProps = {
  application: string;
  image: InspirationImage;
};

/** A picture of a room with the name of its colour; links to the product (INSP-4). */
export function RoomLink({ application, image: { image_link, product_id, Product } }: RoomLinkProps) {
  const to = productPath({ ...Product, product_id, material: Product.material || SHEET_MATERIAL });
  return (
    <Link css={link} to={to} aria-label={messages.room(application, Product.colour_name)}>
      <Picture
        css={tilePlace}
        src={image_link}
        alt=""
        width={800}
        height={500}
        widths={[400, 800, 1200]}
        sizes="(min-width: 768px) 48vw, 96vw"
      />
      <span css={caption}>{Product.colour_name}</span>
    </Link>
  );
}
