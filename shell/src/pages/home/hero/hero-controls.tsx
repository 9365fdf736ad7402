import { css } from '@emotion/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { IconButton } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { useRotation } from 'shared-contracts/rotation';
import { SlideDots } from 'shared-contracts/rotation/slide-dots';
import type { ShownScene } from '../../shop-window/room-scenes.ts';
import { heroMessages } from './hero-messages.ts';

/** HOME-2. Milliseconds between two slides, and after a slide that the shopper has chosen. */
export const SLIDE_EVERY = 4_000;

const still = css`
  visibility: hidden;
`;

export type HeroControlsProps = {
  hero: RefObject<HTMLElement | null>;
  pictures: RefObject<HTMLElement | null>;
  scenes: readonly ShownScene[];
  shown: number;
  onShow: (place: number) => void;
};

/** Moves the hero by time, swipes and dots. It is loaded after the first paint. */
export function HeroControls({ hero, pictures, scenes, shown, onShow }: HeroControlsProps) {
  const rotation = useRotation({ part: hero, every: SLIDE_EVERY, onTurn: turn });
  const { isPaused, togglePause, mayRotate } = rotation;
  useSwipe(pictures, (by) => choose(placeAt(by)));

  const placeAt = (by: number) => (shown + by + scenes.length) % scenes.length;

  /** Waits for a picture on a slow network, instead of wiping to an empty one. */
  function turn(): void {
    const next = placeAt(1);
    if (pictures.current?.querySelectorAll('img')[next]?.complete) onShow(next);
  }

  function choose(place: number): void {
    rotation.rest(SLIDE_EVERY);
    onShow(place);
  }

  return (
    <>
      <SlideDots
        labels={scenes.map(({ product }) => heroMessages.showFinish(productName(product)))}
        position={shown}
        onShow={choose}
      />
      <IconButton
        css={!mayRotate && still}
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? heroMessages.playFinishes : heroMessages.pauseFinishes}
        onClick={togglePause}
      />
    </>
  );
}

/** HOME-2, in pixels. A shorter movement is a tap. */
export const SWIPE_DISTANCE = 40;

/** Calls `onSwipe` with 1 for the next slide (a swipe to the left) or -1 for the previous one. The element has `touch-action: pan-y`. */
function useSwipe(part: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: number | undefined;
    const listening = new AbortController();
    const on = (name: 'pointerdown' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      part.current?.addEventListener(name, act, { signal: listening.signal });
    on('pointerdown', ({ pointerType, clientX }) => {
      start = pointerType === 'mouse' ? undefined : clientX;
    });
    on('pointerup', ({ clientX }) => {
      const distance = clientX - (start ?? clientX);
      start = undefined;
      if (Math.abs(distance) > SWIPE_DISTANCE) swipe(distance < 0 ? 1 : -1);
    });
    // The finger scrolls the page.
    on('pointercancel', () => {
      start = undefined;
    });
    return () => listening.abort();
  }, [part]);
}
