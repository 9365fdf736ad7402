import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes } from 'react';
import { type Gap, gaps } from './gap.ts';

const stack = css`
  display: grid;
  align-content: start;
`;

export type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | 'li' | 'form' | 'span';
  gap?: Gap;
};

/** One thing under the other. */
export function Stack({ as = 'div', gap = 'm', ...rest }: StackProps) {
  const Element: ElementType = as;
  return <Element css={[stack, gaps[gap]]} {...rest} />;
}
