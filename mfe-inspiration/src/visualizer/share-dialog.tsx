import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';
import { type Design, designPath } from './design.ts';

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

type Outcome = { tone: 'success' | 'error'; message: string };

export type ShareDialogProps = { colour: Colour; design: Design; onClose: () => void };

/** Shares a design's address: with the apps of the phone, or by a copy. */
export function ShareDialog({ colour, design, onClose }: ShareDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHARE_MESSAGE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(designPath(design), document.baseURI).href;
  const name = nameOf(colour);
  return (
    <Dialog
      title={words.title}
      lead={words.lead(name)}
      onClose={onClose}
      actions={
        <>
          <Button icon="share" onClick={async () => setOutcome(await shareNatively(name, url))}>
            {words.withApps}
          </Button>
          <Button variant="secondary" onClick={async () => setOutcome(await copy(url))}>
            {words.copy}
          </Button>
        </>
      }
    >
      <input
        ref={field}
        css={address}
        aria-label={words.address}
        value={url}
        readOnly
        onFocus={() => field.current?.select()}
      />
      <Text css={result} role="status" tone={outcome?.tone}>
        {outcome?.message}
      </Text>
    </Dialog>
  );
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

/** Nothing is said about a share that the visitor cancelled. */
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
