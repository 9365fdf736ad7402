import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button, Checkbox, Notice, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { LitPhoto } from '../fronts/lit-photo.ts';
import { isInside, type Spot } from '../fronts/quad.ts';
import { paperLight } from '../fronts/white-light.ts';
import { canBePaper } from '../photo/photo-colour.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { canSharePictures, sharePicture } from '../share-picture.ts';
import { coloursQuery } from '../visualizer/colours-query.ts';
import { SplitControl } from '../visualizer/split-control.tsx';
import { type Decor, decorOf } from './decor.ts';
import { DecorChoice } from './decor-choice.tsx';
import { column, inSight, layout, part, wide } from './editor-layout.ts';
import { EditorTools } from './editor-tools.tsx';
import {
  type Front,
  type Marks,
  MOST_FRONTS,
  middleOf,
  useEdits,
  withChangedFront,
  withCorner,
  withFront,
  withMovedCorner,
} from './edits.ts';
import { FrontPanel } from './front-panel.tsx';
import { GraphicsNotice, TileNotices } from './graphics-notice.tsx';
import { LightPanel } from './light-panel.tsx';
import { myRoomMessages } from './my-room-messages.ts';
import { paintedFronts } from './painted-fronts.ts';
import { type Graphics, PaintedPhoto } from './painted-photo.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { useTiles } from './use-tiles.ts';

const TEXTS = myRoomMessages;

/** What a tap on the photo does. */
type Task = 'mark' | 'paper' | undefined;

export type RoomEditorProps = {
  /** Another one needs another element. */
  photo: ImageBitmap;
  marks: Marks;
  /** Whose decor is laid in first; without it the visualizer's first one. */
  product: Product | undefined;
};

/** Fronts are marked in a photo, and shown in a decor (ROOM-3 to ROOM-12). */
export function RoomEditor({ photo, marks: first, product }: RoomEditorProps) {
  const lit = useMemo(() => new LitPhoto(photo), [photo]);
  const { marks, change, undo } = useEdits(first);
  const [asked, setTask] = useState<Task>();
  const task = asked ?? (marks.fronts.length === 0 ? 'mark' : undefined);
  const [chosenId, setChosenId] = useState(first.fronts[0]?.id);
  const [placed, setPlaced] = useState<number>();
  const [before, setBefore] = useState<number>();
  const [brightness, setBrightness] = useState(0);
  const [chosenDecor, setChosenDecor] = useState(product && decorOf(product));
  const [isOwn, setOwn] = useState(false);
  const [graphics, setGraphics] = useState<Graphics>('ready');
  const [problem, setProblem] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);

  const line = product ? { type: product.type, shade: product.shade } : {};
  const offered = useQuery(coloursQuery(line)).data?.[0];
  const decor = chosenDecor ?? (offered && decorOf(offered));
  const chosen = marks.fronts.find(({ id }) => id === chosenId) ?? marks.fronts.at(-1);
  const shownDecors = [...marks.fronts.map((front) => front.own ?? decor), decor].filter(
    (each) => each !== undefined,
  );
  const { tileOf, failed, retry } = useTiles(shownDecors);
  const painted = paintedFronts(lit, marks, brightness, (front) => {
    const shown = front.own ?? decor;
    return shown && { decor: shown, tile: tileOf(shown) };
  });

  function tap(spot: Spot): void {
    setProblem(undefined);
    if (task === 'paper') takePaper(spot);
    else if (task === 'mark') mark(withCorner(marks, spot));
    else setChosenId(marks.fronts.findLast(({ quad }) => isInside(quad, spot))?.id ?? chosen?.id);
  }
  function mark(next: Marks): void {
    change(next);
    if (next.fronts.length === marks.fronts.length) return;
    setChosenId(next.fronts.at(-1)?.id);
    setTask(undefined);
  }
  function takePaper(spot: Spot): void {
    const isPaper = canBePaper(paperLight(lit.pixels, spot));
    setProblem(isPaper ? undefined : photoMessages.paperTooDark);
    if (!isPaper) return;
    change({ ...marks, paper: spot });
    setTask(undefined);
  }
  function chooseDecor(next: Decor): void {
    if (isOwn && chosen) {
      change(withChangedFront(marks, chosen.id, { own: next }));
      return;
    }
    setChosenDecor(next);
    // What was chosen for all is seen on all.
    if (marks.fronts.some(({ own }) => own)) {
      change({ ...marks, fronts: marks.fronts.map((front) => ({ ...front, own: undefined })) });
    }
  }
  const moveCorner = (front: Front, at: number, to: Spot, isSettled: boolean) =>
    change(withChangedFront(marks, front.id, { quad: withMovedCorner(front.quad, at, to) }), isSettled);
  const moveTapped = (at: number, to: Spot, isSettled: boolean) =>
    change({ ...marks, tapped: marks.tapped.map((spot, index) => (index === at ? to : spot)) }, isSettled);
  const share = () =>
    canvas.current &&
    sharePicture(canvas.current, { name: TEXTS.pictureName }).catch(() => setProblem(TEXTS.shareFailed));

  const isComparing = before !== undefined && painted.length > 0;
  return (
    <div css={layout}>
      <Stack css={[column, inSight]}>
        <div css={wide} data-flat={photo.width > photo.height || undefined}>
          <PhotoStage
            photo={photo}
            marks={marks}
            chosen={task === 'mark' ? undefined : chosen}
            isMarking={task !== undefined}
            isBare={isComparing}
            placed={placed}
            onTap={tap}
            onCorner={moveCorner}
            onTapped={moveTapped}
            onPaper={(paper, isSettled) => change({ ...marks, paper }, isSettled)}
          >
            <PaintedPhoto
              canvas={canvas}
              photo={photo}
              fronts={painted}
              before={isComparing ? before : 0}
              onGraphics={setGraphics}
            />
            {isComparing && (
              <SplitControl
                percent={before}
                onMove={setBefore}
                label={TEXTS.compareLabel}
                value={TEXTS.compareValue(before)}
                left={TEXTS.before}
                right={TEXTS.after}
              />
            )}
          </PhotoStage>
        </div>
        <Text role="status">{hintFor(task, marks, isComparing)}</Text>
        {problem && <Notice tone="warn">{problem}</Notice>}
        <GraphicsNotice graphics={graphics} />
        <TileNotices failed={failed} onRetry={retry} />
        <EditorTools
          isMarking={task === 'mark'}
          canMark={marks.fronts.length < MOST_FRONTS}
          isComparing={isComparing}
          onMark={() => {
            setBefore(undefined);
            setTask('mark');
          }}
          onPlace={() => {
            const next = withFront(marks, middleOf(photo));
            mark(next);
            setPlaced(next.fronts.at(-1)?.id);
          }}
          onStop={
            marks.fronts.length > 0
              ? () => {
                  if (marks.tapped.length > 0) change({ ...marks, tapped: [] });
                  setTask(undefined);
                }
              : undefined
          }
          onCompare={painted.length > 0 ? () => setBefore(isComparing ? undefined : 50) : undefined}
          onUndo={undo}
        />
      </Stack>
      <Stack css={column}>
        <Stack css={column}>
          <DecorChoice first={line} chosen={(isOwn && chosen?.own) || decor} onChoose={chooseDecor} />
          {marks.fronts.length > 1 && task !== 'mark' && (
            <Checkbox checked={isOwn} onChange={({ target }) => setOwn(target.checked)}>
              {TEXTS.own}
            </Checkbox>
          )}
        </Stack>
        {chosen && task !== 'mark' && (
          <div css={part}>
            <FrontPanel
              fronts={marks.fronts}
              chosen={chosen}
              onChoose={setChosenId}
              onChange={(changes) => change(withChangedFront(marks, chosen.id, changes))}
              onRemove={() => change({ ...marks, fronts: marks.fronts.filter((front) => front !== chosen) })}
            />
          </div>
        )}
        <div css={part}>
          <LightPanel
            hasPaper={marks.paper !== undefined}
            isPaperNext={task === 'paper'}
            onPaperNext={(isNext) => {
              setBefore(undefined);
              setTask(isNext ? 'paper' : undefined);
            }}
            onNoPaper={() => change({ ...marks, paper: undefined })}
            brightness={brightness}
            onBrightness={setBrightness}
          />
        </div>
        <Stack css={part}>
          <Button disabled={painted.length === 0 || graphics !== 'ready'} onClick={share}>
            {canSharePictures() ? TEXTS.share : TEXTS.save}
          </Button>
          <Text size="small" tone="soft">
            {TEXTS.limits}
          </Text>
        </Stack>
      </Stack>
    </div>
  );
}

function hintFor(task: Task, { tapped }: Marks, isComparing: boolean): string {
  if (task === 'paper') return TEXTS.tapPaper;
  if (task === 'mark') return TEXTS.tapCorner(tapped.length + 1);
  return isComparing ? TEXTS.compareHint : TEXTS.ready;
}
