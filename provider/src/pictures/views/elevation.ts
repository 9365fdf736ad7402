/** All lengths here are millimetres of the wall that the drawing shows. */
export const ELEVATION = { width: 3200, height: 2000 };

export interface Front {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On which side a door is opened; a drawer is pulled at its top. */
  handle: 'left' | 'right' | 'top';
}

const FLOOR = 1770;
const PLINTH = 90;
const GAP = 5;
const TALL = { x: 300, y: 150, width: 520, height: FLOOR - PLINTH - 150 };
const LOW = { x: 1340, y: 1080, width: 400, height: FLOOR - PLINTH - 1080 };
const WORKTOP = { x: LOW.x, y: LOW.y - 38, width: 1620, height: 38 };
const RUN_END = LOW.x + 4 * LOW.width;

/** Two tall doors, a stack of drawers, two low doors. */
export const FRONTS: readonly Front[] = [
  { ...TALL, handle: 'right' },
  { ...TALL, x: TALL.x + TALL.width, handle: 'left' },
  { ...LOW, width: 2 * LOW.width, height: LOW.height / 2, handle: 'top' },
  { ...LOW, width: 2 * LOW.width, y: LOW.y + LOW.height / 2, height: LOW.height / 2, handle: 'top' },
  { ...LOW, x: LOW.x + 2 * LOW.width, handle: 'right' },
  { ...LOW, x: LOW.x + 3 * LOW.width, handle: 'left' },
];

/** Everything but the decor: the fronts are holes. `gloss` is the strength of the window's reflection, 0 to 1. */
export function elevationSvg(width: number, height: number, gloss: number): string {
  const holes = FRONTS.map(({ x, y, width: w, height: h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${ELEVATION.width} ${ELEVATION.height}">
  <defs>
    <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#F4EFE7"/><stop offset="1" stop-color="#E4DDD1"/></linearGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop stop-color="#CDC2B2"/><stop offset="1" stop-color="#DDD4C6"/></linearGradient>
    <linearGradient id="day" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".07"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".4" stop-opacity="0"/><stop offset="1" stop-opacity=".16"/></linearGradient>
    <linearGradient id="under" x2="0" y2="1"><stop stop-opacity=".34"/><stop offset="1" stop-opacity="0"/></linearGradient>
    <linearGradient id="pane" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="${gloss}"/><stop offset=".85" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <linearGradient id="round" x2="1" y2="0"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="34"/></filter>
    <filter id="softer" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="46 16"/></filter>
    <mask id="around"><path fill="#fff" d="M0 0H${ELEVATION.width}V${ELEVATION.height}H0z"/><path fill="#000" d="${holes}"/></mask>
    <clipPath id="fronts"><path d="${holes}"/></clipPath>
  </defs>
  <g mask="url(#around)">
    <path fill="url(#wall)" d="M0 0H3200V${FLOOR}H0z"/>
    <path fill="url(#floor)" d="M0 ${FLOOR}H3200V2000H0z"/>
    <path fill="#EFE9DF" d="M0 ${FLOOR - 76}H3200V${FLOOR}H0z"/><path fill="#1D1917" opacity=".12" d="M0 ${FLOOR - 78}H3200v3H0zM0 ${FLOOR - 4}H3200v7H0z"/>
    <g filter="url(#soft)" opacity=".32"><path d="M${TALL.x + 60} ${TALL.y + 50}H${LOW.x + 60}V${LOW.y}H${RUN_END + 60}V${FLOOR}H${TALL.x + 60}z"/></g>
    <path filter="url(#softer)" opacity=".5" d="M${TALL.x} ${FLOOR - 14}H${RUN_END + 40}v44H${TALL.x}z"/>
    <path fill="#3A3430" d="M${TALL.x + 26} ${FLOOR - PLINTH}H${RUN_END - 26}v${PLINTH}H${TALL.x + 26}z"/>
    <path fill="url(#under)" d="M${TALL.x + 26} ${FLOOR - PLINTH}H${RUN_END - 26}v50H${TALL.x + 26}z"/>
    ${shelfAndVessels()}
    <path fill="#EDEAE4" d="M${WORKTOP.x} ${WORKTOP.y}h${WORKTOP.width}v${WORKTOP.height}h${-WORKTOP.width}z"/>
    <path fill="#fff" opacity=".7" d="M${WORKTOP.x} ${WORKTOP.y}h${WORKTOP.width}v5h${-WORKTOP.width}z"/>
  </g>
  <g clip-path="url(#fronts)">
    <path fill="url(#day)" d="M${TALL.x} ${TALL.y}H${RUN_END}V${FLOOR}H${TALL.x}z"/>
    <path fill="url(#pane)" d="M${TALL.x} ${TALL.y}h470L${TALL.x} 1060zM${TALL.x + 530} ${TALL.y}h150L${TALL.x} 1470V1180zM${LOW.x} ${LOW.y}h620l-400 600H${LOW.x}z"/>
    <path fill="url(#under)" d="M${LOW.x} ${LOW.y}H${RUN_END}v64H${LOW.x}z"/>
    <path fill="url(#under)" opacity=".5" transform="rotate(-90 ${LOW.x} ${LOW.y})" d="M${LOW.x - LOW.height} ${LOW.y}h${LOW.height}v90h${-LOW.height}z"/>
  </g>
  ${FRONTS.map(gapAndHandle).join('')}
</svg>`;
}

function gapAndHandle({ x, y, width, height, handle }: Front): string {
  const gap = `<path fill="none" stroke="#14100E" stroke-opacity=".62" stroke-width="${GAP}" d="M${x} ${y}h${width}v${height}h${-width}z"/><path fill="#fff" opacity=".16" d="M${x + GAP} ${y + GAP}h${width - 2 * GAP}v3h${GAP * 2 - width}z"/>`;
  if (handle === 'top') return gap + bar(x + width / 2 - 110, y + 44, 220, 13);
  const left = handle === 'left' ? x + 42 : x + width - 55;
  return gap + bar(left, y + (height > 1000 ? height * 0.46 : 46), 13, 220);
}

function bar(x: number, y: number, width: number, height: number): string {
  const box = (dx: number, dy: number) =>
    `x="${x + dx}" y="${y + dy}" width="${width}" height="${height}" rx="3"`;
  return `<rect ${box(9, 11)} opacity=".28"/><rect ${box(0, 0)} fill="#A3947F"/><rect ${box(0, 0)} fill="url(#round)"/>`;
}

/** Something to tell the scale by: a shelf on the wall, a jar on it, a bowl on the worktop. */
function shelfAndVessels(): string {
  const jar =
    'M1905 600c-8 0-10 6-8 16 4 22-48 34-48 92 0 50 34 66 78 66s78-16 78-66c0-58-52-70-48-92 2-10 0-16-8-16z';
  const bowl = `M2330 ${WORKTOP.y - 96}h250c0 62-52 96-92 96h-66c-40 0-92-34-92-96z`;
  return `<g filter="url(#soft)" opacity=".26"><path d="M1660 830h1060v40H1660z"/></g>
    <path fill="#BFA98A" d="M1640 774h1060v30H1640z"/><path fill="#1D1917" opacity=".16" d="M1640 796h1060v8H1640z"/>
    <g fill="#D9CFC0"><path d="${jar}"/><path d="M2060 694h120v80h-120z"/></g><path fill="url(#round)" d="${jar}"/><path fill="url(#round)" d="M2060 694h120v80h-120z"/>
    <g><path fill="#5A2142" d="M2440 590h26v184h-26z"/><path fill="#E9E2D7" d="M2470 560h34v214h-34z"/><path fill="#564E47" d="M2508 604h22v170h-22z"/><path fill="#C9B593" d="M2534 574h30v200h-30z"/></g>
    <path fill="#F6F2EA" d="${bowl}"/><path fill="url(#round)" d="${bowl}"/>`;
}
