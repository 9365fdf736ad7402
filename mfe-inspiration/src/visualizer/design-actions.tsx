import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, ButtonLink } from 'shared-contracts/look';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { DEFAULT_BOARD_MATERIAL, productClassOf } from 'shared-contracts/product/rules';
import { useQuestion } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import type { Colour } from './colours-query.ts';
import type { Design } from './design.ts';
import { VISUALIZER_CATEGORY } from './options-query.ts';
import type { RoomPicture } from './room-pictures.ts';
import { ShareDialog } from './share-dialog.tsx';

const actions = css`
  display: grid;
  /* The actions stand side by side only where large text leaves room for both. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr));
  gap: var(--s-3);
`;

/** A link that is opened in a browser without scripts still shows the design and leads to the product. */
const scriptOnly = css`
  @media (scripting: none) {
    display: none;
  }
`;

export type DesignActionsProps = {
  /** Undefined until a colour is chosen: the actions then say what is missing (INSP-7). */
  colour: Colour | undefined;
  design: Design;
  room: RoomPicture | undefined;
  /** Address of the link's preview picture. */
  preview: string | undefined;
};

export function DesignActions({ colour, design, room, preview }: DesignActionsProps) {
  const ask = useQuestion();
  const [isSharing, setSharing] = useState(false);
  const tell = (message: string) => void ask({ message, confirmLabel: messages.close });
  function openDialog(): void {
    if (preview) prepare(preview);
    setSharing(true);
  }
  return (
    <div css={actions}>
      {colour ? (
        <ButtonLink to={productPathOf(colour)}>{messages.viewMore}</ButtonLink>
      ) : (
        <Button onClick={() => tell(messages.chooseToView)}>{messages.viewMore}</Button>
      )}
      <Button
        css={scriptOnly}
        variant="secondary"
        icon="share"
        onClick={() => (colour ? openDialog() : tell(messages.chooseToShare))}
      >
        {messages.share}
      </Button>
      {isSharing && colour && (
        <ShareDialog colour={colour} design={design} room={room} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}

/** Makes the server compose the link preview ahead, because a messenger waits for it for a few seconds only. */
function prepare(preview: string): void {
  // The policy allows requests to the shop's own origin only.
  if (preview.startsWith('/')) fetch(preview, { method: 'HEAD' }).catch(() => undefined);
}

/** INSP-6. */
function productPathOf(colour: Colour): string {
  const isBoard = productClassOf(colour) === 'Board';
  const material = isBoard ? DEFAULT_BOARD_MATERIAL : SHEET_MATERIAL;
  return productPath({ ...colour, category: VISUALIZER_CATEGORY, material });
}
