import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { InspirationImage } from 'shared-contracts/image';
import { EmptyPanel, ErrorPanel } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { Mosaic } from './mosaic.tsx';
import { RoomLink } from './room-link.tsx';

const belowTabs = css`
  margin-top: var(--s-5);
`;

export type ApplicationRoomsProps = {
  application: string;
  images: UseQueryResult<InspirationImage[]>;
};

/** The panel of one tab. */
export function ApplicationRooms({ application, images }: ApplicationRoomsProps) {
  if (images.error)
    return <ErrorPanel css={belowTabs} title={images.error.message} onRetry={() => images.refetch()} />;
  if (images.isPending) return <GallerySkeleton />;
  if (images.data.length === 0) return <EmptyPanel css={belowTabs} title={messages.noImages} />;
  return (
    <Mosaic
      items={images.data.map((image) => ({
        key: `${image.product_id} ${image.image_link}`,
        content: <RoomLink application={application} image={image} />,
      }))}
    />
  );
}
