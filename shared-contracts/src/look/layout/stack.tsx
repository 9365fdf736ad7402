import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes } from 'react';

/** Space between the children, `s` (0.5 rem) to `l`. */
export type Gap = 's' | 'm' | 'l';

export const gaps = {
  s: css`
    gap: var(--s-2);
  `,
  m: css`
    gap: var(--s-4);
  `,
  l: css`
    gap: var(--s-6);
  `,
};

const stack = css`
  display: grid;
  align-content: start;
`;

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | 'li' | 'form' | 'span';
  gap?: Gap;
};

export function Stack({ as = 'div', gap = 'm', ...rest }: StackProps) {
  const Element: ElementType = as;
  return <Element css={[stack, gaps[gap]]} {...rest} />;
}
