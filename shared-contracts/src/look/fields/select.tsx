import { css } from '@emotion/react';
import { type ComponentProps, use } from 'react';
import { controlStyles } from './control-styles.ts';
import { FieldContext } from './field-context.ts';

const frame = css`
  position: relative;
  display: block;
  &::after {
    content: '';
    position: absolute;
    right: 0.9rem;
    top: 50%;
    width: 7px;
    height: 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
`;

const select = css`
  appearance: none;
  padding: 0.6rem 2rem 0.6rem 0.75rem;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** Outside a Field it needs an `aria-label`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span css={frame} className={className}>
      <select css={[controlStyles, select]} {...use(FieldContext)} {...rest} />
    </span>
  );
}
