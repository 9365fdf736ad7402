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

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span css={hidden} {...props} />;
}
