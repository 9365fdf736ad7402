import { Button, Row, TextButton } from 'shared-contracts/look';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { leaveFocusToRow } from './leave-focus.ts';

export type EditorToolsProps = {
  isMarking: boolean;
  /** Whether another front can be marked. */
  canMark: boolean;
  isComparing: boolean;
  onMark: () => void;
  /** Places the corners of the next front. */
  onPlace: () => void;
  /** Undefined while there is no front yet. */
  onStop: (() => void) | undefined;
  /** Undefined while there is nothing to compare. */
  onCompare: (() => void) | undefined;
  /** Undefined while there is nothing to take back. */
  onUndo: (() => void) | undefined;
};

export function EditorTools(props: EditorToolsProps) {
  const { isMarking, canMark, isComparing, onMark, onPlace, onStop, onCompare, onUndo } = props;
  return (
    <Row>
      {/* One button for both actions, so that it keeps the focus. */}
      {(isMarking || canMark) && (
        <Button variant="secondary" onClick={isMarking ? onPlace : onMark}>
          {isMarking ? myRoomMessages.placeCorners : myRoomMessages.markMore}
        </Button>
      )}
      {onCompare && !isMarking && (
        <Button variant="secondary" aria-pressed={isComparing} onClick={onCompare}>
          {isComparing ? myRoomMessages.stopComparing : myRoomMessages.compare}
        </Button>
      )}
      {isMarking && onStop && (
        <TextButton ref={leaveFocusToRow} onClick={onStop}>
          {myRoomMessages.stopMarking}
        </TextButton>
      )}
      {onUndo && (
        <TextButton ref={leaveFocusToRow} onClick={onUndo}>
          {myRoomMessages.undo}
        </TextButton>
      )}
    </Row>
  );
}
