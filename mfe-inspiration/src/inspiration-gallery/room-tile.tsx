import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { InspirationImage } from 'shared-contracts/image';
import { Icon, Picture } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { tilePlace } from './mosaic.tsx';
import { imageProductPath, whatIsSeen } from './shown-image.ts';

const opener = css`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  > svg {
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0.55rem;
    background: var(--paper);
    border-radius: var(--radius);
    opacity: 0;
    transition: opacity var(--fast) var(--ease);
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
`;

const caption = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--ink-soft);
  font-size: var(--type-micro);
  line-height: 1.3;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

export type RoomTileProps = {
  application: string;
  image: InspirationImage;
  onOpen: () => void;
};

/** The picture opens large, and the name of its colour below it links to the product (INSP-4, INSP-40). */
export function RoomTile({ application, image, onOpen }: RoomTileProps) {
  const seen = whatIsSeen(application, image);
  return (
    <>
      {/* `data-picture` keeps it on paper, where other buttons are hidden. */}
      <button type="button" css={opener} data-picture="" aria-label={messages.enlarge(seen)} onClick={onOpen}>
        <Picture
          css={tilePlace}
          src={image.image_link}
          alt=""
          width={800}
          height={500}
          widths={[400, 800, 1200]}
          sizes="(min-width: 768px) 48vw, 96vw"
          placeholder={image.placeholder?.colour}
        />
        <Icon name="zoom" />
      </button>
      <Link css={caption} to={imageProductPath(image)}>
        {image.Product.colour_name || messages.seeProduct}
      </Link>
    </>
  );
}
