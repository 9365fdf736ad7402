import { Picture, type PictureProps } from 'shared-contracts/look';

export type ToolPictureProps = Pick<PictureProps, 'src' | 'alt' | 'priority' | 'className'>;

/** An illustration of a tool, 960 × 720 pixels, made of rooms and decors of the shop. */
export function ToolPicture(picture: ToolPictureProps) {
  return <Picture {...picture} width={960} height={720} ratio="4/3" />;
}
