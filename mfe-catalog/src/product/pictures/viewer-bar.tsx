import { css } from '@emotion/react';
import { closeDialog, dialogBar } from 'shared-contracts/layouts/picture-dialog';
import { IconButton, Text } from 'shared-contracts/look';
import { productMessages } from '../../product-facts/product-messages.ts';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export type ViewerBarProps = {
  title: string;
  isWhole: boolean;
  onZoom: () => void;
  /** 1 for the next picture, -1 for the previous; absent for a single picture. */
  onStep?: (by: 1 | -1) => void;
};

export function ViewerBar({ title, isWhole, onZoom, onStep }: ViewerBarProps) {
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
