import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RoomView } from 'shared-contracts/product';
import { layerImage } from './layer-images.ts';
import { type RoomPainter, roomPainter } from './room-painter.ts';

export type RoomLayers = NonNullable<RoomView['layers']>;

const surface = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  &:not([data-shows]) {
    visibility: hidden;
  }
`;

export type WantedRoom = {
  /** The room in the touched decor, else in the chosen one. Undefined if the provider has no layers. */
  wanted: RoomLayers | undefined;
  /** The same room in the decors of nearby swatches, which are preloaded. */
  nearby: readonly RoomLayers[];
  /** Whether the canvas covers a served picture of another colour. */
  isPreview: boolean;
};

export type RecolouredRoomProps = {
  /** Read after each render, and each time that `subscribe` calls back. */
  want: () => WantedRoom;
  /** Calls back when another swatch is touched. @returns a function that unsubscribes */
  subscribe: (onTouch: () => void) => () => void;
  /** Called when the canvas shows these layers. */
  onPaint: (painted: RoomLayers) => void;
};

/** The room, composed in the browser (INSP-71). Hidden until it can show what is wanted. Between touch and paint, React does not render. */
export function RecolouredRoom({ want, subscribe, onPaint }: RecolouredRoomProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<RoomPainter>(undefined);
  const painted = useRef<RoomLayers>(undefined);
  /** Counter of wanted pictures: one that has loaded too late is not painted. */
  const turn = useRef(0);
  const frame = useRef(0);

  /** While the finger moves on, the previous colour stays until the next one has loaded. */
  function markVisible({ wanted, isPreview }: WantedRoom): void {
    const isVisible =
      wanted && (isPreview ? painted.current?.light === wanted.light : isSame(painted.current, wanted));
    if (isVisible) canvas.current?.setAttribute('data-shows', isPreview ? 'preview' : 'choice');
    else canvas.current?.removeAttribute('data-shows');
  }

  const show = useEffectEvent(() => {
    const room = want();
    const { wanted, nearby } = room;
    turn.current += 1;
    const own = turn.current;
    const isStale = () => own !== turn.current;
    markVisible(room);
    if (!canvas.current || !wanted) return;
    painter.current ??= roomPainter(canvas.current);
    const { paint, prepare } = painter.current ?? {};
    if (!paint) return;
    Promise.all([layerImage(wanted.light), layerImage(wanted.albedo)])
      .then(async (images) => {
        if (isStale() || isSame(painted.current, wanted)) return;
        // Paints at most once per frame, however many swatches the pointer passes.
        await new Promise((resolve) => {
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(resolve);
        });
        if (isStale() || !paint(...images)) return;
        painted.current = wanted;
        markVisible(room);
        onPaint(wanted);
      })
      .then(() => Promise.all(nearby.map(({ albedo }) => (isStale() ? undefined : layerImage(albedo)))))
      .then(async (decors) => {
        for (const decor of decors) {
          // One task per decor, because the pointer may have moved on.
          await new Promise((resolve) => setTimeout(resolve));
          if (decor && !isStale()) prepare?.(decor);
        }
      })
      // The served picture will appear anyway.
      .catch(() => undefined);
  });

  useEffect(() => show());
  useEffect(() => subscribe(() => show()), [subscribe]);
  useEffect(
    () => () => {
      turn.current += 1;
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return <canvas ref={canvas} css={surface} aria-hidden />;
}

function isSame(one: RoomLayers | undefined, other: RoomLayers): boolean {
  return one?.light === other.light && one.albedo === other.albedo;
}
