import { Picture, type PictureProps } from 'shared-contracts/look';

export type ToolPictureProps = Pick<PictureProps, 'src' | 'alt' | 'priority' | 'className'>;

/** What a tool does, in a picture of 960 × 720 pixels: rooms and decors of the shop, put together. */
export function ToolPicture(picture: ToolPictureProps) {
  return <Picture {...picture} width={960} height={720} ratio="4/3" />;
}
