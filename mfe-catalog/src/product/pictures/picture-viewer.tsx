import { css } from '@emotion/react';
import { useRef } from 'react';
import { closeDialog, dialogBar, PictureDialog } from 'shared-contracts/layouts/picture-dialog';
import { IconButton, Text } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import type { PictureView } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { usePictureZoom } from './use-picture-zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

export type PictureViewerProps = {
  views: readonly PictureView[];
  altTexts: readonly string[];
  index: number;
  /** The product's name. */
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The pictures in the size of the window, and up to 350 % of that. The dialog is open while it is mounted. */
export function PictureViewer({ views, altTexts, index, name, onShow, onClose }: PictureViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = views[index];
  const zoom = usePictureZoom(stage, pictureFile(view?.high, undefined));
  if (!view) return null;

  function show(by: 1 | -1) {
    zoom.reset();
    onShow((index + by + views.length) % views.length);
  }
  const { isWhole, look, stepIn, stepOut, reset } = zoom;
  const keys = {
    ArrowLeft: () => (isWhole ? show(-1) : look({ x: -1, y: 0 })),
    ArrowRight: () => (isWhole ? show(1) : look({ x: 1, y: 0 })),
    ArrowUp: () => look({ x: 0, y: -1 }),
    ArrowDown: () => look({ x: 0, y: 1 }),
    '+': () => stepIn(),
    '=': () => stepIn(),
    '-': () => stepOut(),
    '0': reset,
  };

  return (
    <PictureDialog label={productMessages.enlarged(name)} keys={keys} onClose={onClose}>
      <ViewerBar
        title={productMessages.pictureOfAll(name, index + 1, views.length)}
        isWhole={zoom.isWhole}
        onZoom={() => zoom.toggle()}
        onStep={views.length > 1 ? show : undefined}
      />
      <ZoomStage
        key={index}
        view={view}
        alt={altTexts[index] ?? name}
        stage={stage}
        zoom={zoom}
        onSwipe={show}
      />
    </PictureDialog>
  );
}

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type ViewerBarProps = {
  title: string;
  isWhole: boolean;
  onZoom: () => void;
  /** 1 for the next picture, -1 for the previous; absent for a single picture. */
  onStep?: (by: 1 | -1) => void;
};

function ViewerBar({ title, isWhole, onZoom, onStep }: ViewerBarProps) {
  return (
    <div css={dialogBar}>
      <Text size="small" figures css={oneLine} aria-live="polite">
        {title}
      </Text>
      <IconButton
        icon={isWhole ? 'plus' : 'minus'}
        label={isWhole ? productMessages.zoomIn : productMessages.zoomOut}
        onClick={onZoom}
      />
      {onStep && (
        <IconButton icon="chevron-left" label={productMessages.previousPicture} onClick={() => onStep(-1)} />
      )}
      {onStep && (
        <IconButton icon="chevron-right" label={productMessages.nextPicture} onClick={() => onStep(1)} />
      )}
      <IconButton icon="close" label={productMessages.closePictures} onClick={closeDialog} />
    </div>
  );
}
