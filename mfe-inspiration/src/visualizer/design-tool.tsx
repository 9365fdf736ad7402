import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useState } from 'react';
import { Button, ErrorPanel, Price, Skeleton, Text, TextButton, TextLink } from 'shared-contracts/look';
import { roomPreview } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import { myRoomPath, VISUALIZER_ID } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { ChoiceGroup, Pill } from './choice-group.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { nameOf } from './colour-name.ts';
import { type Colour, coloursQuery } from './colours-query.ts';
import type { CompareSliderProps } from './compare-slider.tsx';
import type { Design } from './design.ts';
import { DesignActions } from './design-actions.tsx';
import { type Options, optionsQuery, shownShade } from './options-query.ts';
import { RoomChoice } from './room-choice.tsx';
import { roomInWords, roomPictures, shownRoom } from './room-pictures.ts';
import { RoomStage } from './room-stage.tsx';
import { ShadeChoice } from './shade-choice.tsx';
import { useRecolouring } from './use-recolouring.tsx';
import { belowStage, stage, visualizerLayout } from './visualizer-layout.ts';

/** INSP-5. */
export function DesignTool({ linked }: { linked: Design }) {
  const [chosen, setChosen] = useState(linked);
  const options = useQuery({ ...optionsQuery(chosen.type), placeholderData: keepPreviousData });
  if (options.isError) {
    return <ErrorPanel title={messages.optionsFailed} onRetry={() => options.refetch()} />;
  }
  if (!options.data) return <VisualizerSkeleton />;
  return (
    <ReadyTool
      options={options.data}
      chosen={chosen}
      onChoose={(change) => setChosen((latest) => ({ ...latest, ...change }))}
    />
  );
}

/** Without JavaScript, the form submits the choice as the address of a design. */
const withoutScript = css`
  display: none;
  @media (scripting: none) {
    display: flex;
  }
`;

const compareButton = css`
  text-align: start;
  min-height: var(--tap-small);
  @media (scripting: none) {
    display: none;
  }
`;

type ReadyToolProps = { options: Options; chosen: Design; onChoose: (change: Partial<Design>) => void };

function ReadyTool({ options, chosen, onChoose }: ReadyToolProps) {
  // The options may still be those of the previous type.
  const type = options.types.find((name) => isSameName(name, chosen.type ?? '')) ?? options.type;
  const shade = shownShade(options, chosen.shade);
  const colours = useQuery(coloursQuery(chosen));
  const colour = colours.data?.find(({ product_id }) => product_id === chosen.colour) ?? colours.data?.[0];
  const rooms = colour ? roomPictures(colour) : [];
  const shown = shownRoom(rooms, chosen.room);
  const [kept, setKept] = useState<Colour>();
  const [Slider, setSlider] = useState<ComponentType<CompareSliderProps>>();
  const [isUncompared, setUncompared] = useState(false);
  const { canvas, isPainted, touch } = useRecolouring(colours.data ?? [], colour, shown?.room);
  function compare(): void {
    setKept(colour);
    setUncompared(false);
    import(/* webpackChunkName: "compare-slider" */ './compare-slider.tsx').then(
      ({ CompareSlider }) => setSlider(() => CompareSlider),
      () => {
        setKept(undefined);
        setUncompared(true);
      },
    );
  }
  const isSettled = colours.data !== undefined || colours.isError;
  // The link to My Room has no decor, unless the shopper has chosen one (ROOM-14).
  const hasChosen = chosen.type ?? chosen.shade ?? chosen.colour;
  return (
    <div css={visualizerLayout}>
      <div>
        <RoomStage
          shown={shown && colour && { picture: shown.picture, alt: roomInWords(shown, nameOf(colour)) }}
          recoloured={canvas}
          isRecoloured={isPainted}
          empty={isSettled && !shown ? (colour ? messages.noDesign : messages.selectColour) : undefined}
        >
          {kept && colour && Slider && <Slider kept={kept} room={shown?.room} chosen={colour} />}
        </RoomStage>
        <div css={belowStage}>
          <RoomChoice rooms={rooms} shown={shown} onChoose={(room) => onChoose({ room })} />
          {colour && shown && (
            <TextButton css={compareButton} onClick={() => (kept ? setKept(undefined) : compare())}>
              {kept ? messages.stopComparing : messages.compare}
            </TextButton>
          )}
        </div>
        <Text size="small" tone="soft" role="status">
          {isUncompared
            ? messages.compareFailed
            : kept && kept.product_id === colour?.product_id && messages.compareHint}
        </Text>
      </div>
      <form action={`/#${VISUALIZER_ID}`} onSubmit={(event: FormEvent) => event.preventDefault()}>
        <ChoiceGroup
          legend={messages.type}
          name="type"
          choices={options.types.map((name) => ({ value: name, label: name, content: <Pill>{name}</Pill> }))}
          value={type}
          onChoose={(name) => onChoose({ type: name, colour: undefined })}
        />
        <ShadeChoice
          shades={options.shades}
          shown={shade}
          onChoose={(name) => onChoose({ shade: name, colour: undefined })}
        />
        <ColourChoice
          colours={colours}
          hasLine={type !== undefined && shade !== undefined}
          shown={colour}
          onChoose={(product_id) => onChoose({ colour: product_id })}
          onTouch={touch}
        />
        <Button css={withoutScript} type="submit">
          {messages.showDesign}
        </Button>
        <ShownColour colour={colour} />
        <DesignActions
          colour={colour}
          design={{ type, shade, colour: colour?.product_id, room: shown?.room }}
          room={shown}
          preview={colour && roomPreview(colour, shown?.picture)}
        />
        <div>
          <TextLink to={myRoomPath(hasChosen && colour?.product_id)}>{messages.inOwnRoom}</TextLink>
        </div>
      </form>
    </div>
  );
}

const choice = css`
  height: 27.5rem;
`;

/** As tall as the visualizer, so that the layout does not shift. */
function VisualizerSkeleton() {
  return (
    <div css={visualizerLayout} role="status" aria-busy aria-label={messages.visualizerLoading}>
      <div>
        <div css={stage}>
          <div>
            <Skeleton height="100%" />
          </div>
        </div>
        <div css={belowStage} />
      </div>
      <Skeleton css={choice} />
    </div>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 4.5rem;
  padding-top: var(--s-4);
  border-top: var(--hair);
  h3 {
    font-size: var(--type-sub);
  }
`;

/** The name of the colour. An empty line reserves its place. */
function ShownColour({ colour }: { colour: Colour | undefined }) {
  return (
    <div css={line}>
      {colour && (
        <>
          <div>
            <h3>{nameOf(colour)}</h3>
            <Text size="micro" tone="soft">
              {messages.thickness} · {colour.type}
            </Text>
          </div>
          <Price selling_price={colour.selling_price} actual_price={colour.actual_price} />
        </>
      )}
    </div>
  );
}
