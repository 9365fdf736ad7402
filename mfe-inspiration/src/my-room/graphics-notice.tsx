import { Notice, TextButton, TextLink } from 'shared-contracts/look';
import { VISUALIZER_ID } from 'shared-contracts/routes';
import type { Decor } from '../marked-photo/decor.ts';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import type { Graphics } from '../marked-photo/painted-photo.tsx';

/** Explains why the photo shows no decor, and what to do (ROOM-11). */
export function GraphicsNotice({ graphics }: { graphics: Graphics }) {
  if (graphics === 'ready') return null;
  return (
    <Notice tone="warn">
      {graphics === 'lost' ? myRoomMessages.lost : myRoomMessages.noWebGl}
      {graphics === 'missing' && (
        <div>
          <TextLink to={`/#${VISUALIZER_ID}`}>{myRoomMessages.toVisualizer}</TextLink>
        </div>
      )}
    </Notice>
  );
}

/** Lists the decors whose pictures could not be loaded (ROOM-11). */
export function TileNotices({ failed, onRetry }: { failed: readonly Decor[]; onRetry: () => void }) {
  return failed.map(({ product_id, name, code }) => (
    <Notice key={product_id} tone="warn">
      {code ? myRoomMessages.tileFailed(name) : myRoomMessages.tileFailedWithoutColour(name)}{' '}
      <TextButton onClick={onRetry}>{myRoomMessages.retry}</TextButton>
    </Notice>
  ));
}
