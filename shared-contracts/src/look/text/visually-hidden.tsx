import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export type VisuallyHiddenProps = ComponentProps<'span'>;

export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span css={hidden} {...props} />;
}
