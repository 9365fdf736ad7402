import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const wrap = css`
  width: 100%;
  max-width: var(--w-page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

export type WrapProps = ComponentProps<'div'>;

/** Centres its content in the page's width, with gutters. */
export function Wrap(props: WrapProps) {
  return <div css={wrap} {...props} />;
}
