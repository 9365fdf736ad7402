import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes } from 'react';
import { type Gap, gaps } from './stack.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const apart = css`
  justify-content: space-between;
`;

type RowProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'form' | 'span';
  gap?: Gap;
  /** Moves the first child to the left edge, and the last one to the right. */
  spread?: boolean;
};

/** A row that wraps if necessary. */
export function Row({ as = 'div', gap = 's', spread, ...rest }: RowProps) {
  const Element: ElementType = as;
  return <Element css={[row, gaps[gap], spread && apart]} {...rest} />;
}
