import { type ComponentType, useCallback, useRef, useState } from 'react';
import { savesData } from 'shared-contracts/rotation/saves-data';
import type { RecolouredRoomProps, RoomLayers, WantedRoom } from '../recolouring/recoloured-room.tsx';
import type { Colour } from './colours-query.ts';
import { roomPictures } from './room-pictures.ts';

/** Swatches on each side of the touched one whose decors are loaded ahead. */
const NEARBY = 2;

/** INSP-71: the script is loaded when the swatches are first touched, and never with Save-Data. */
export function useRecolouring(
  colours: readonly Colour[],
  chosen: Colour | undefined,
  room: string | undefined,
) {
  const [Canvas, setCanvas] = useState<ComponentType<RecolouredRoomProps>>();
  const [touched] = useState(() => new TouchedProduct());
  const painted = useRef<RoomLayers>(undefined);
  const isRequested = useRef(false);
  const keep = useCallback((layers: RoomLayers) => {
    painted.current = layers;
  }, []);

  /** @param product_id undefined when the pointer has left */
  function touch(product_id: string | undefined): void {
    touched.id = product_id;
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
    const shown = colours.find(({ product_id }) => product_id === touched.id) ?? chosen;
    const index = shown ? colours.indexOf(shown) : 0;
    const around = colours.slice(Math.max(0, index - NEARBY), index + NEARBY + 1);
    return {
      wanted: layersOf(shown, room),
      nearby: around.flatMap((colour) => layersOf(colour, room) ?? []),
      isPreview: shown !== chosen,
    };
  }

  /** Whether the canvas shows the chosen colour while the served picture is loading. */
  function isPainted(): boolean {
    return painted.current !== undefined && painted.current.albedo === layersOf(chosen, room)?.albedo;
  }

  const canvas = Canvas && <Canvas want={want} subscribe={touched.subscribe} onPaint={keep} />;
  return { touch, canvas, isPainted };
}

/** The id of the product under the pointer. Not React state, so that a moving pointer renders nothing. */
class TouchedProduct {
  readonly #listeners = new Set<() => void>();
  #id: string | undefined;

  get id() {
    return this.#id;
  }

  set id(touched: string | undefined) {
    if (touched === this.#id) return;
    this.#id = touched;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

function layersOf(colour: Colour | undefined, room: string | undefined): RoomLayers | undefined {
  return colour && roomPictures(colour).find((each) => each.room === room)?.layers;
}
