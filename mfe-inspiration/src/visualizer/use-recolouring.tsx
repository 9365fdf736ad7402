import { type ComponentType, useCallback, useRef, useState } from 'react';
import { savesData } from 'shared-contracts/rotation/saves-data';
import type { RecolouredRoomProps, RoomLayers, WantedRoom } from '../recolouring/recoloured-room.tsx';
import type { Colour } from './colours-query.ts';
import { roomPictures } from './room-pictures.ts';

/** Swatches on each side of the touched one whose decors are loaded ahead. */
const NEARBY = 2;

/**
 * Recolours the room while a pointer moves over the swatches (INSP-71). Its script is loaded when they are first touched; with
 * Save-Data never.
 */
export function useRecolouring(
  colours: readonly Colour[],
  chosen: Colour | undefined,
  room: string | undefined,
) {
  const [Canvas, setCanvas] = useState<ComponentType<RecolouredRoomProps>>();
  const [touched] = useState(createTouched);
  const painted = useRef<RoomLayers>(undefined);
  const isRequested = useRef(false);
  const keep = useCallback((layers: RoomLayers) => {
    painted.current = layers;
  }, []);
  const canvas = Canvas && <Canvas want={want} subscribe={touched.subscribe} onPaint={keep} />;
  return { touch, canvas, isPainted };

  /** @param product_id undefined when the pointer has left */
  function touch(product_id: string | undefined): void {
    touched.set(product_id);
    if (isRequested.current || savesData()) return;
    isRequested.current = true;
    import(/* webpackChunkName: "recoloured-room" */ '../recolouring/recoloured-room.tsx').then(
      ({ RecolouredRoom }) => setCanvas(() => RecolouredRoom),
      () => {
        isRequested.current = false;
      },
    );
  }

  function want(): WantedRoom {
    const shown = colours.find(({ product_id }) => product_id === touched.get()) ?? chosen;
    const place = shown ? colours.indexOf(shown) : 0;
    const around = colours.slice(Math.max(0, place - NEARBY), place + NEARBY + 1);
    return {
      wanted: layersOf(shown, room),
      nearby: around.flatMap((colour) => layersOf(colour, room) ?? []),
      isPreview: shown !== chosen,
    };
  }

  /** Whether the canvas has the chosen colour, while the served picture is loading. */
  function isPainted(): boolean {
    return painted.current !== undefined && painted.current.albedo === layersOf(chosen, room)?.albedo;
  }
}

/** The id of the product under the pointer. It is no state: a moving pointer renders nothing. */
function createTouched() {
  let id: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => id,
    set: (touched: string | undefined) => {
      if (touched === id) return;
      id = touched;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function layersOf(colour: Colour | undefined, room: string | undefined): RoomLayers | undefined {
  return colour && roomPictures(colour).find((each) => each.room === room)?.layers;
}
