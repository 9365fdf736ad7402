import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
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
`;

const notYet = css`
  visibility: hidden;
`;

export type RecolouredRoomProps = {
  /** The room in the touched decor, else in the chosen one. Undefined where the provider has no layers. */
  wanted: RoomLayers | undefined;
  /** The same room in the decors of the swatches nearby, which are loaded ahead. */
  nearby: readonly RoomLayers[];
  /** Over the served picture, which shows another colour. */
  isPreview: boolean;
  /** The canvas shows these layers. */
  onPaint: (painted: RoomLayers) => void;
};

/** The room, composed in the browser (INSP-71). Invisible until it can show what is wanted. */
export function RecolouredRoom({ wanted, nearby, isPreview, onPaint }: RecolouredRoomProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<RoomPainter>(undefined);
  const [painted, setPainted] = useState<RoomLayers>();
  const { light, albedo } = wanted ?? {};
  const ahead = nearby.map((layers) => layers.albedo).join(' ');

  useEffect(() => {
    if (!canvas.current || !light || !albedo) return;
    painter.current ??= roomPainter(canvas.current);
    const paint = painter.current;
    if (!paint) return;
    let isStale = false;
    Promise.all([layerImage(light), layerImage(albedo)])
      .then((images) => {
        if (isStale || !paint(...images)) return;
        setPainted({ light, albedo });
        onPaint({ light, albedo });
      })
      .then(() => Promise.all(ahead.split(' ').map((address) => address && !isStale && layerImage(address))))
      // The served picture is on its way.
      .catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [light, albedo, ahead, onPaint]);

  // While a finger moves on, the colour before stays until the next one is loaded.
  const isVisible = isPreview ? painted?.light === light : painted?.albedo === albedo;
  return (
    <canvas
      ref={canvas}
      css={[surface, !isVisible && notYet]}
      data-shows={isVisible ? (isPreview ? 'preview' : 'choice') : undefined}
      aria-hidden
    />
  );
}
