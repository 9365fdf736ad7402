import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InspirationImage } from 'shared-contracts/image';
import { EmptyPanel, ErrorPanel } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import type { ImageViewerProps } from './image-viewer.tsx';
import { Mosaic } from './mosaic.tsx';
import { RoomTile } from './room-tile.tsx';
import { imageProductPath } from './shown-image.ts';

const belowTabs = css`
  margin-top: var(--s-5);
`;

export type ApplicationRoomsProps = {
  application: string;
  images: UseQueryResult<InspirationImage[]>;
};

export function ApplicationRooms({ application, images }: ApplicationRoomsProps) {
  if (images.error)
    return <ErrorPanel css={belowTabs} title={images.error.message} onRetry={() => images.refetch()} />;
  if (images.isPending) return <GallerySkeleton />;
  if (images.data.length === 0) return <EmptyPanel css={belowTabs} title={messages.noImages} />;
  return <Rooms key={application} application={application} images={images.data} />;
}

type Opened = { Viewer: ComponentType<ImageViewerProps>; index: number };

function Rooms({ application, images }: { application: string; images: readonly InspirationImage[] }) {
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();

  async function open(image: InspirationImage, index: number) {
    try {
      const { ImageViewer } = await import(/* webpackChunkName: "image-viewer" */ './image-viewer.tsx');
      setOpened({ Viewer: ImageViewer, index });
    } catch {
      // The product's page has the picture too.
      navigate(imageProductPath(image));
    }
  }
  return (
    <>
      <Mosaic
        items={images.map((image, index) => ({
          key: `${image.product_id} ${image.image_link}`,
          content: (
            <RoomTile application={application} image={image} onOpen={() => void open(image, index)} />
          ),
        }))}
      />
      {opened && (
        <opened.Viewer
          application={application}
          images={images}
          index={opened.index}
          onShow={(index) => setOpened({ ...opened, index })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
