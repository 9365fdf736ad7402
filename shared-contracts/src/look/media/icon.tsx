import { css } from '@emotion/react';
import { ICON_PATHS } from './icon-paths.ts';

const line = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const solid = css`
  fill: currentColor;
`;

const sizes = {
  s: css`
    width: 18px;
    height: 18px;
  `,
  m: css`
    width: 22px;
    height: 22px;
  `,
  l: css`
    width: 28px;
    height: 28px;
    stroke-width: 1.35;
  `,
};

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  name: IconName;
  size?: keyof typeof sizes;
  filled?: boolean;
  /** Accessible name. Without one the icon is hidden from screen readers: text beside it says the same. */
  label?: string;
  className?: string;
};

export function Icon({ name, size = 'm', filled, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      css={[line, sizes[size], filled && solid]}
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
