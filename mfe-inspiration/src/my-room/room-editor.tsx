import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { Button, Checkbox, Notice, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import type { PaintedFront } from '../fronts/front-painter.ts';
import { LitPhoto } from '../fronts/lit-photo.ts';
import { quadFault } from '../fronts/quad.ts';
import { type Marks, MOST_FRONTS, withChangedFront } from '../marked-photo/edits.ts';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { paintedFronts } from '../marked-photo/painted-fronts.ts';
import { type Graphics, PaintedPhoto } from '../marked-photo/painted-photo.tsx';
import { PhotoStage } from '../marked-photo/photo-stage.tsx';
import { type Marking, type Task, useMarking } from '../marked-photo/use-marking.ts';
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
  /** For another photo, mount another element. */
  photo: ImageBitmap;
  marks: Marks;
  /** The product whose decor is shown first. Without one, a decor that stands out is shown (ROOM-14). */
  product: Product | undefined;
  /** Called with whether there are marks that another photo would replace. */
  onMarked: (isMarked: boolean) => void;
};

/** How the shopper looks at the marked photo. */
type View = {
  /** In stops (powers of two). */
  brightness: number;
  graphics: Graphics;
  /** Percent of the width, from the left, that shows the original photo; undefined unless the shopper compares. */
  before: number | undefined;
};

const FIRST_VIEW: View = { brightness: 0, graphics: 'ready', before: undefined };
const changedView = (view: View, changes: Partial<View>): View => ({ ...view, ...changes });

/** Marks fronts in a photo, and shows them in a decor (ROOM-3 to ROOM-12). */
export function RoomEditor({ photo, marks: first, product, onMarked }: RoomEditorProps) {
  const lit = useMemo(() => new LitPhoto(photo), [photo]);
  const marking = useMarking(lit, first);
  const { marks } = marking;
  const tellMarked = useEffectEvent(onMarked);
  useEffect(() => tellMarked(marks !== first), [marks, first]);
  const decors = useLaidDecors(product, marking);
  const [view, look] = useReducer(changedView, FIRST_VIEW);
  const painted = paintedFronts(lit, marks, view.brightness, decors.laidOn);
  const isShown = painted.length > 0 && view.graphics === 'ready';
  const canvas = useRef<HTMLCanvasElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  function start(task: Task): void {
    look({ before: undefined });
    marking.start(task);
  }
  const editing = { marking, decors, view, look, start, tools };
  return (
    <div css={layout}>
      <RoomPicture {...editing} photo={photo} canvas={canvas} painted={painted} isShown={isShown} />
      <Stack css={column}>
        <RoomChoices {...editing} product={product} />
        <ShareRoom canvas={canvas} isShown={isShown} />
      </Stack>
    </div>
  );
}

type Editing = {
  marking: Marking;
  decors: ReturnType<typeof useLaidDecors>;
  view: View;
  look: (changes: Partial<View>) => void;
  start: (task: Task) => void;
  tools: RefObject<HTMLDivElement | null>;
};

type RoomPictureProps = Editing & {
  photo: ImageBitmap;
  canvas: RefObject<HTMLCanvasElement | null>;
  painted: readonly PaintedFront[];
  isShown: boolean;
};

function RoomPicture(props: RoomPictureProps) {
  const { photo, canvas, painted, isShown, marking, decors, view, look, start, tools } = props;
  const { marks, task, chosen } = marking;
  const before = isShown ? view.before : undefined;
  const isComparing = before !== undefined;
  const fault = chosen && quadFault(chosen.quad);
  return (
    <Stack css={[column, inSight]}>
      <div css={wide} data-flat={photo.width > photo.height || undefined}>
        <PhotoStage photo={photo} marking={marking} isBare={isComparing}>
          <PaintedPhoto
            canvas={canvas}
            photo={photo}
            fronts={painted}
            isShown={view.graphics === 'ready'}
            before={before ?? 0}
            onGraphics={(graphics) => look({ graphics })}
          />
          {isComparing && (
            <SplitControl
              percent={before}
              onMove={(percent) => look({ before: percent })}
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
      <GraphicsNotice graphics={view.graphics} />
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
          onCompare={isShown ? () => look({ before: isComparing ? undefined : 50 }) : undefined}
          onUndo={marking.undo}
        />
      </div>
    </Stack>
  );
}

function RoomChoices({
  product,
  marking,
  decors,
  view,
  look,
  start,
  tools,
}: Editing & Pick<RoomEditorProps, 'product'>) {
  const { marks, task, chosen, change } = marking;
  return (
    <>
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
              // These choices disappear with the last front.
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
          brightness={view.brightness}
          onBrightness={(brightness) => look({ brightness })}
        />
      </div>
    </>
  );
}

function ShareRoom({ canvas, isShown }: Pick<RoomPictureProps, 'canvas' | 'isShown'>) {
  const [isUnshared, setUnshared] = useState(false);
  function share(): void {
    setUnshared(false);
    if (canvas.current)
      sharePicture(canvas.current, { name: TEXTS.pictureName }).catch(() => setUnshared(true));
  }
  return (
    <Stack css={part}>
      <Button disabled={!isShown} onClick={share}>
        {canSharePictures() ? TEXTS.share : TEXTS.save}
      </Button>
      {isUnshared && <Notice tone="warn">{TEXTS.shareFailed}</Notice>}
      <Text size="small" tone="soft">
        {TEXTS.limits}
      </Text>
    </Stack>
  );
}

function hintFor(task: Task, { tapped }: Marks, isComparing: boolean): string {
  if (task === 'paper') return TEXTS.tapPaper;
  if (task === 'front') return TEXTS.tapCorner(tapped.length + 1);
  return isComparing ? TEXTS.compareHint : TEXTS.ready;
}
