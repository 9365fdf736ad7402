import { css } from '@emotion/react';

const line = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
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

type IconProps = {
  name: IconName;
  size?: keyof typeof sizes;
  /** Accessible name. Without one, the icon is hidden from screen readers, because text beside it says the same. */
  label?: string;
  className?: string;
};

export function Icon({ name, size = 'm', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      css={[line, sizes[size]]}
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** One stroked path per icon, in a box of 24 × 24. */
const ICON_PATHS = {
  account: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 13H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  box: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3ZM3.5 7.5 12 12l8.5-4.5M12 12v9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  drop: 'M12 3.5c3.5 4.3 6 7.3 6 10.5a6 6 0 0 1-12 0c0-3.2 2.5-6.2 6-10.5ZM9 14.5a3 3 0 0 0 2.5 2.8',
  error: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5V13M12 16.3v.01',
  filter:
    'M3 7h10m5 0h3M3 17h3m5 0h10M13.2 7a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M6.2 17a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  finish: 'M4 4h16v16H4zM4 13l9-9M4 20 20 4',
  heart:
    'M12 21C6 16.5 3 13 3 8.8 3 6 5.2 4 7.6 4 9.4 4 11 5 12 6.8 13 5 14.6 4 16.4 4 18.8 4 21 6 21 8.8 21 13 18 16.5 12 21Z',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.5M12 7.7v.01',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7v.01',
  layers: 'm3 8 9-4.5L21 8l-9 4.5L3 8Zm0 4.5 9 4.5 9-4.5M3 16.5 12 21l9-4.5',
  leaf: 'M5 19c0-9 5-14 15-14.5C20 14.5 15 19 8 17.5M4 21c2-5 5-8.5 10-11',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  mail: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  minus: 'M6 12h12',
  pause: 'M8.5 6v12M15.5 6v12',
  phone:
    'M6.5 3.5 9 8.5l-2 2c1 2.5 3.5 5 6 6l2-2 5.5 2.5v3c0 .8-.7 1.5-1.5 1.5C10.5 21 3 13.5 3 5c0-.8.7-1.5 1.5-1.5h2Z',
  pin: 'M12 21.5c4.5-5 7-8.5 7-12a7 7 0 0 0-14 0c0 3.5 2.5 7 7 12ZM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  plus: 'M6 12h12M12 6v12',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l5 5',
  share: 'M12 15V3.5m-4 4 4-4 4 4M6 11H5v9.5h14V11h-1',
  tag: 'M3.5 11.5v-8h8l9 9-8 8-9-9ZM6.7 8a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  warning: 'M12 3.5 22 20.5H2L12 3.5ZM12 10v5M12 17.8v.01',
  youtube: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10 9l5 3-5 3V9Z',
  zoom: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l5 5M8.5 11h5M11 8.5v5',
} as const;
