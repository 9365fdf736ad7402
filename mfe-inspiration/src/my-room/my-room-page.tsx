import { css } from '@emotion/react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, endpointQuery } from 'shared-contracts/http';
import {
  Button,
  Notice,
  PageHeading,
  Row,
  Spinner,
  Stack,
  SwatchDisc,
  Text,
  TextLink,
  Wrap,
} from 'shared-contracts/look';
import { getProduct } from 'shared-contracts/product/endpoints';
import { productName } from 'shared-contracts/product/rules';
import {
  type PageHead,
  type PageLocation,
  type PageModule,
  useQuestion,
  useWorkInProgress,
} from 'shared-contracts/remotes';
import { myRoomPath, pagePath, VISUALIZER_ID } from 'shared-contracts/routes';
import type { Marks } from '../marked-photo/edits.ts';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { PhotoPanel } from '../photo/photo-panel.tsx';
import picture from '../planning-tools/pictures/my-room.webp';
import { planningMessages } from '../planning-tools/planning-messages.ts';
import { ToolPicture } from '../planning-tools/tool-picture.tsx';
import type { RoomEditorProps } from './room-editor.tsx';

const TEXTS = myRoomMessages;
const CRUMBS = [{ label: TEXTS.home, to: pagePath('/') }, { label: TEXTS.title }];
const REPLACES_MARKS = {
  message: TEXTS.replaceMarks,
  confirmLabel: TEXTS.replace,
  cancelLabel: TEXTS.keepMarks,
};
const NO_MARKS: Marks = { fronts: [], tapped: [] };

const withoutScript = css`
  @media not (scripting: none) {
    display: none;
  }
`;

const column = css`
  padding-bottom: var(--section);
`;

const panelPlace = css`
  position: relative;
`;

/** Placed in the panel's upper right corner, where it moves nothing. */
const besideTitle = css`
  position: absolute;
  top: clamp(1.25rem, 4vw, 2rem);
  right: clamp(1.25rem, 4vw, 2rem);
`;

/** In a panel with a picture, placed beside the picture. */
const besidePicture = css`
  @media (min-width: 768px) {
    right: auto;
    left: clamp(1.25rem, 4vw, 2rem);
  }
`;

type Room = { photo: ImageBitmap; marks: Marks };

/** The number distinguishes rooms that were opened one after the other. */
type Opened = Room & { number: number };

const productQuery = (id: string) => endpointQuery(getProduct, { query: { id } });

function MyRoomPage() {
  const [search] = useSearchParams();
  const id = search.get('product') ?? '';
  const { data: product, error } = useQuery({ ...productQuery(id), enabled: id !== '' });
  const [Editor, setEditor] = useState<ComponentType<RoomEditorProps>>();
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<'opening' | { failure: string }>();
  const asked = useRef(0);
  useWorkInProgress(opened !== undefined);
  const hasMarks = useRef(false);
  const ask = useQuestion();
  // Also settled after a failure: the page reports the decor, and another one can be chosen.
  const isSettled = id === '' || product !== undefined || error !== null;

  async function open(room: () => Promise<Room>, failure: string): Promise<void> {
    if (hasMarks.current && !(await ask(REPLACES_MARKS))) return;
    asked.current += 1;
    const number = asked.current;
    // If two photos load at the same time, the one opened last is shown.
    const isLatest = () => number === asked.current;
    setState('opening');
    try {
      const { RoomEditor } = await import(/* webpackChunkName: "room-editor" */ './room-editor.tsx');
      const opening = await room();
      if (!isLatest()) return;
      hasMarks.current = false;
      setEditor(() => RoomEditor);
      setOpened({ ...opening, number });
      setState(undefined);
    } catch {
      if (isLatest()) setState({ failure });
    }
  }
  async function sample(): Promise<Room> {
    const { sampleRoom } = await import(/* webpackChunkName: "room-editor" */ './sample-room.ts');
    return await sampleRoom();
  }
  return (
    <Wrap>
      <PageHeading crumbs={CRUMBS} title={TEXTS.title} lead={TEXTS.lead} />
      <Stack gap="l" css={column}>
        {product && !opened && (
          <Row>
            <SwatchDisc colour={product.code} />
            <Text strong>{TEXTS.inDecor(productName(product))}</Text>
          </Row>
        )}
        {error && (
          <Notice tone="warn">
            {error instanceof ApiError && error.status === 404 ? TEXTS.unknownProduct : error.message}
          </Notice>
        )}
        {opened && Editor && isSettled && (
          <Editor
            key={opened.number}
            photo={opened.photo}
            marks={opened.marks}
            product={product}
            onMarked={(isMarked) => {
              hasMarks.current = isMarked;
            }}
          />
        )}
        {typeof state === 'object' && <Notice tone="bad">{state.failure}</Notice>}
        {/* The key makes it a new panel below the editor: the open photo takes the focus. */}
        <div key={opened ? 'below the editor' : 'first'} css={panelPlace}>
          <PhotoPanel
            title={TEXTS.photo}
            hint={TEXTS.photoHint}
            isOpen={opened !== undefined}
            picture={<ToolPicture src={picture} alt={planningMessages.myRoom.alt} priority />}
            onOpen={(photo) => open(async () => ({ photo, marks: NO_MARKS }), TEXTS.editorFailed)}
            action={
              <Button variant="secondary" onClick={() => open(sample, TEXTS.sampleFailed)}>
                {TEXTS.sample}
              </Button>
            }
          >
            {!opened && <Text tone="soft">{TEXTS.photoLead}</Text>}
          </PhotoPanel>
          {state === 'opening' && (
            <Row css={[besideTitle, !opened && besidePicture]} role="status">
              <Spinner /> {TEXTS.opening}
            </Row>
          )}
        </div>
        <div css={withoutScript}>
          <Notice>
            {TEXTS.withoutScript}
            <div>
              <TextLink to={`/#${VISUALIZER_ID}`}>{TEXTS.toVisualizer}</TextLink>
            </div>
          </Notice>
        </div>
      </Stack>
    </Wrap>
  );
}

function prefetch({ search }: PageLocation) {
  const id = search.get('product');
  return id ? [productQuery(id)] : [];
}

/** The canonical address has no decor, so that search engines see one page. */
function head(_location: PageLocation, _queries: QueryClient): PageHead {
  return { title: TEXTS.title, description: TEXTS.lead, canonical: myRoomPath() };
}

export default {
  Page: MyRoomPage,
  parameters: { product: 'one' },
  prefetch,
  head,
} satisfies PageModule;
