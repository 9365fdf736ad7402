import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button, Checkbox, Notice, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { LitPhoto } from '../fronts/lit-photo.ts';
import { quadFault } from '../fronts/quad.ts';
import { type Marks, MOST_FRONTS, withChangedFront } from '../marked-photo/edits.ts';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { paintedFronts } from '../marked-photo/painted-fronts.ts';
import { type Graphics, PaintedPhoto } from '../marked-photo/painted-photo.tsx';
import { PhotoStage } from '../marked-photo/photo-stage.tsx';
import { type Task, useMarking } from '../marked-photo/use-marking.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { canSharePictures, sharePicture } from '../share-picture.ts';
import { SplitControl } from '../visualizer/split-control.tsx';
import { DecorChoice } from './decor-choice.tsx';
import { column, frontPlace, hintPlace, inSight, layout, part, toolsPlace, wide } from './editor-layout.ts';
import { EditorTools } from './editor-tools.tsx';
import { FrontPanel } from './front-panel.tsx';
import { GraphicsNotice, TileNotices } from './graphics-notice.tsx';
import { focusButtonIn } from './leave-focus.ts';
import { LightPanel } from './light-panel.tsx';
import { useLaidDecors } from './use-laid-decors.ts';

const TEXTS = myRoomMessages;

export type RoomEditorProps = {
  /** Another photo needs another element. */
  photo: ImageBitmap;
  marks: Marks;
  /** Its decor is shown first. Without a product, it is a decor that stands out (ROOM-14). */
  product: Product | undefined;
  /** Whether the shopper has marked something that another photo would replace. */
  onMarked: (isMarked: boolean) => void;
};

/** Marks fronts in a photo, and shows them in a decor (ROOM-3 to ROOM-12). */
export function RoomEditor({ photo, marks: first, product, onMarked }: RoomEditorProps) {
  const lit = useMemo(() => new LitPhoto(photo), [photo]);
  const marking = useMarking(lit, first);
  const { marks, task, chosen, change } = marking;
  const tellMarked = useEffectEvent(onMarked);
  useEffect(() => tellMarked(marks !== first), [marks, first]);
  const decors = useLaidDecors(product, marking);
  const [brightness, setBrightness] = useState(0);
  const painted = paintedFronts(lit, marks, brightness, decors.laidOn);
  const [before, setBefore] = useState<number>();
  const [graphics, setGraphics] = useState<Graphics>('ready');
  const isShown = painted.length > 0 && graphics === 'ready';
  const isComparing = before !== undefined && isShown;
  const fault = chosen && quadFault(chosen.quad);
  const [isUnshared, setUnshared] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const tools = useRef<HTMLDivElement>(null);

  function start(next: Task): void {
    setBefore(undefined);
    marking.start(next);
  }
  function share(): void {
    setUnshared(false);
    if (canvas.current)
      sharePicture(canvas.current, { name: TEXTS.pictureName }).catch(() => setUnshared(true));
  }
  return (
    <div css={layout}>
      <Stack css={[column, inSight]}>
        <div css={wide} data-flat={photo.width > photo.height || undefined}>
          <PhotoStage photo={photo} marking={marking} isBare={isComparing}>
            <PaintedPhoto
              canvas={canvas}
              photo={photo}
              fronts={painted}
              isShown={graphics === 'ready'}
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
        <Text css={hintPlace} role="status">
          {hintFor(task, marks, isComparing)}
        </Text>
        {fault && <Notice tone="warn">{TEXTS.faults[fault]}</Notice>}
        {marking.isTooDark && <Notice tone="warn">{photoMessages.paperTooDark}</Notice>}
        <GraphicsNotice graphics={graphics} />
        <TileNotices
          failed={decors.failed}
          onRetry={() => {
            focusButtonIn(tools.current);
            decors.retry();
          }}
        />
        <div ref={tools} css={toolsPlace}>
          <EditorTools
            isMarking={task === 'front'}
            canMark={marks.fronts.length < MOST_FRONTS}
            isComparing={isComparing}
            onMark={() => start('front')}
            onPlace={marking.place}
            onStop={marks.fronts.length > 0 ? marking.stop : undefined}
            onCompare={isShown ? () => setBefore(isComparing ? undefined : 50) : undefined}
            onUndo={marking.undo}
          />
        </div>
      </Stack>
      <Stack css={column}>
        <Stack css={column}>
          <DecorChoice product={product} chosen={decors.chosen} onChoose={decors.choose} />
          {chosen && marks.fronts.length > 1 && (
            <Checkbox checked={decors.isForOne} onChange={({ target }) => decors.setForOne(target.checked)}>
              {TEXTS.own}
            </Checkbox>
          )}
        </Stack>
        <div css={[part, frontPlace]}>
          {chosen ? (
            <FrontPanel
              fronts={marks.fronts}
              chosen={chosen}
              onChoose={marking.choose}
              onChange={(changes) => change(withChangedFront(marks, chosen.id, changes))}
              onRemove={() => {
                // The last front takes these choices with it.
                if (marks.fronts.length === 1) focusButtonIn(tools.current);
                change({ ...marks, fronts: marks.fronts.filter((front) => front !== chosen) });
              }}
            />
          ) : (
            <Text tone="soft">{TEXTS.noFront}</Text>
          )}
        </div>
        <div css={part}>
          <LightPanel
            hasPaper={marks.paper !== undefined}
            isPaperNext={task === 'paper'}
            isTooDark={marking.isTooDark}
            onPaperNext={(isNext) => start(isNext ? 'paper' : undefined)}
            onNoPaper={() => change({ ...marks, paper: undefined })}
            brightness={brightness}
            onBrightness={setBrightness}
          />
        </div>
        <Stack css={part}>
          <Button disabled={!isShown} onClick={share}>
            {canSharePictures() ? TEXTS.share : TEXTS.save}
          </Button>
          {isUnshared && <Notice tone="warn">{TEXTS.shareFailed}</Notice>}
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
  if (task === 'front') return TEXTS.tapCorner(tapped.length + 1);
  return isComparing ? TEXTS.compareHint : TEXTS.ready;
}
