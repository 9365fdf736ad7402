import type { NearDecor } from 'shared-contracts/product';
import { matchMessages } from './match-messages.ts';

type Difference = Pick<NearDecor, 'distance' | 'lighter' | 'stronger' | 'warmer'>;

/** In CIEDE2000. Below this distance, two samples side by side look equal. */
const NOT_TOLD_APART = 1;
/** Below this distance, a shopper has to look twice. */
const VERY_NEAR = 2;
/** From this distance on, two colours are plainly different. */
export const FAR = 10;

const { words } = matchMessages;

/** Says how a decor looks beside the asked colour (MATCH-6), by the largest part of the difference. */
export function matchWords(difference: Difference): string {
  const { distance } = difference;
  if (distance < NOT_TOLD_APART) return words.equal;
  if (distance < VERY_NEAR) return words.veryNear;
  const direction = directionOf(difference);
  return distance < FAR ? words.aShade[direction] : words.clearly[direction];
}

function directionOf({ lighter, stronger, warmer }: Difference): keyof typeof words.aShade {
  const parts = [
    { size: lighter, more: 'lighter', less: 'darker' },
    { size: warmer, more: 'warmer', less: 'cooler' },
    { size: stronger, more: 'stronger', less: 'greyer' },
  ] as const;
  const { size, more, less } = parts.reduce((most, part) =>
    Math.abs(part.size) > Math.abs(most.size) ? part : most,
  );
  return size < 0 ? less : more;
}
