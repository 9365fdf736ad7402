import { atom, type PrimitiveAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type RefObject, useCallback, useRef, useState } from 'react';
import { savesData } from 'shared-contracts/rotation/saves-data';
import type { RecolouredRoomProps, RoomLayers } from '../recolouring/recoloured-room.tsx';
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
  const [touchedAtom] = useState(() => atom<string>());
  const setTouched = useSetAtom(touchedAtom);
  const painted = useRef<RoomLayers>(undefined);
  const isRequested = useRef(false);
  const canvas = Canvas && <TouchedRoom {...{ Canvas, touchedAtom, colours, chosen, room, painted }} />;
  return { touch, canvas, isPainted };

  /** @param product_id undefined when the pointer has left */
  function touch(product_id: string | undefined): void {
    setTouched(product_id);
    if (isRequested.current || savesData()) return;
    isRequested.current = true;
    import(/* webpackChunkName: "recoloured-room" */ '../recolouring/recoloured-room.tsx').then(
      ({ RecolouredRoom }) => setCanvas(() => RecolouredRoom),
      () => {
        isRequested.current = false;
      },
    );
  }

  /** Whether the canvas has the chosen colour, while the served picture is loading. */
  function isPainted(): boolean {
    return painted.current !== undefined && painted.current.albedo === layersOf(chosen, room)?.albedo;
  }
}

type TouchedRoomProps = {
  Canvas: ComponentType<RecolouredRoomProps>;
  /** The id of the product under the pointer: an atom, so that a moving pointer renders nothing but the canvas. */
  touchedAtom: PrimitiveAtom<string | undefined>;
  colours: readonly Colour[];
  chosen: Colour | undefined;
  room: string | undefined;
  painted: RefObject<RoomLayers | undefined>;
};

function TouchedRoom({ Canvas, touchedAtom, colours, chosen, room, painted }: TouchedRoomProps) {
  const touchedId = useAtomValue(touchedAtom);
  const touched = colours.find(({ product_id }) => product_id === touchedId) ?? chosen;
  const place = touched ? colours.indexOf(touched) : 0;
  const around = colours.slice(Math.max(0, place - NEARBY), place + NEARBY + 1);
  const keep = useCallback(
    (layers: RoomLayers) => {
      painted.current = layers;
    },
    [painted],
  );
  return (
    <Canvas
      wanted={layersOf(touched, room)}
      nearby={around.flatMap((colour) => layersOf(colour, room) ?? [])}
      isPreview={touched !== chosen}
      onPaint={keep}
    />
  );
}

function layersOf(colour: Colour | undefined, room: string | undefined): RoomLayers | undefined {
  return colour && roomPictures(colour).find((each) => each.room === room)?.layers;
}
