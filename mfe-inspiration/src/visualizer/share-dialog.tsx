import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { roomName } from 'shared-contracts/image/picture-views';
import { Button, Dialog, Text } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { canSharePictures, type NamedPicture, sharePicture } from '../share-picture.ts';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';
import { type Design, designPath } from './design.ts';
import type { DesignCard } from './draw-card.ts';
import { type RoomPicture, swatchPicture } from './room-pictures.ts';

/** Milliseconds (INSP-21). */
export const SHARE_MESSAGE_SHOWN_FOR = 2_000;

const words = messages.sharing;

const address = css`
  width: 100%;
  min-height: var(--tap);
  padding-inline: var(--s-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-sunk);
  color: var(--ink);
  font: inherit;
  font-size: var(--type-small);
  text-overflow: ellipsis;
`;

/** Holds its line while it is empty, so that the dialog does not grow under the finger. */
const result = css`
  min-height: 1.55em;
`;

/** Keeps the place of the card while it is drawn. */
const preview = css`
  justify-self: center;
  width: auto;
  height: min(20rem, 30svh);
  aspect-ratio: 4/5;
  background: var(--picture);
  box-shadow: var(--shadow-float);
`;

const wide = css`
  grid-column: 1 / -1;
`;

type Outcome = { tone: 'success' | 'error'; message: string };

const DRAW_FAILED: Outcome = { tone: 'error', message: words.drawFailed };

export type ShareDialogProps = {
  colour: Colour;
  design: Design;
  /** Undefined if the colour has no picture of a room. There is no card then. */
  room: RoomPicture | undefined;
  onClose: () => void;
};

/** Shares a design as a picture (TAKE-1), or its address, through the apps of the device or by copying. */
export function ShareDialog({ colour, design, room, onClose }: ShareDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHARE_MESSAGE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const field = useRef<HTMLInputElement>(null);
  const { shopName } = useConfiguration();
  const url = new URL(designPath(design), document.baseURI).href;
  const name = nameOf(colour);
  const card = room && cardOf(colour, room, { shopName, url });
  const { canvas, state, draw } = useDrawnCard(card);
  const shown = outcome ?? (state === 'failed' ? DRAW_FAILED : undefined);
  const named = [shopName, name, roomName(room?.room)].filter(Boolean).join(' ');
  async function share(): Promise<void> {
    if (state === 'failed') return draw();
    if (canvas.current) setOutcome(await shareCard(canvas.current, { name: named, text: url }));
  }
  return (
    <Dialog
      title={words.title}
      lead={words.lead(name)}
      onClose={onClose}
      actions={
        <>
          {card && (
            <Button css={wide} icon="share" busy={state === 'drawing'} onClick={share}>
              {state === 'failed' ? words.drawAgain : canSharePictures() ? words.picture : words.savePicture}
            </Button>
          )}
          <Button
            variant={card && 'secondary'}
            onClick={async () => setOutcome(await shareNatively(name, url))}
          >
            {words.withApps}
          </Button>
          <Button variant="secondary" onClick={async () => setOutcome(await copy(url))}>
            {words.copy}
          </Button>
        </>
      }
    >
      {card && <canvas ref={canvas} css={preview} role="img" aria-label={words.pictureOf(name)} />}
      <input
        ref={field}
        css={address}
        aria-label={words.address}
        value={url}
        readOnly
        onFocus={() => field.current?.select()}
      />
      <Text css={result} role="status" tone={shown?.tone}>
        {shown?.message}
      </Text>
    </Dialog>
  );
}

function cardOf(
  colour: Colour,
  { picture }: RoomPicture,
  shop: Pick<DesignCard, 'shopName' | 'url'>,
): DesignCard {
  const { pictures, code, type, product_id } = colour;
  return {
    ...shop,
    room: picture.image_link,
    swatch: swatchPicture(pictures)?.image_link,
    colour: code,
    name: nameOf(colour),
    facts: [messages.thickness, type, product_id].filter(Boolean).join(' · '),
  };
}

async function shareCard(canvas: HTMLCanvasElement, picture: NamedPicture): Promise<Outcome | undefined> {
  try {
    const end = await sharePicture(canvas, picture);
    if (end === 'cancelled') return;
    return { tone: 'success', message: end === 'shared' ? words.shared : words.pictureSaved };
  } catch {
    return { tone: 'error', message: words.pictureNotShared };
  }
}

async function copy(url: string): Promise<Outcome> {
  // Browsers offer the clipboard on secure pages only.
  if (!navigator.clipboard) return { tone: 'error', message: words.noClipboard };
  try {
    await navigator.clipboard.writeText(url);
    return { tone: 'success', message: words.copied };
  } catch {
    return { tone: 'error', message: words.copyFailed };
  }
}

/** A share that the visitor cancels shows no message. */
async function shareNatively(name: string, url: string): Promise<Outcome | undefined> {
  if (!('share' in navigator)) return { tone: 'error', message: words.noNativeShare };
  try {
    await navigator.share({ title: messages.roomIn(name), url });
    return { tone: 'success', message: words.shared };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? undefined : { tone: 'error', message: words.nativeShareFailed };
  }
}

/** Returns a canvas, and whether the card has been drawn on it. `draw` loads the script, and tries again after a failure. */
function useDrawnCard(card: DesignCard | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  async function draw(): Promise<void> {
    if (!card || !canvas.current) return;
    setState('drawing');
    try {
      const { drawCard } = await import(/* webpackChunkName: "draw-card" */ './draw-card.ts');
      await drawCard(canvas.current, card);
      setState('drawn');
    } catch {
      setState('failed');
    }
  }
  const drawFirst = useEffectEvent(draw);
  useEffect(() => void drawFirst(), []);
  return { canvas, state, draw };
}
