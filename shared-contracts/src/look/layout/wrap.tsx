import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const wrap = css`
  width: 100%;
  max-width: var(--w-page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Centres its content in the page's width, with gutters. */
export function Wrap(props: ComponentProps<'div'>) {
  return <div css={wrap} {...props} />;
}
