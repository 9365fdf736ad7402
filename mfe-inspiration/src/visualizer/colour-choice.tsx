import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from 'shared-contracts/http';
import { ErrorPanel, Picture, Skeleton, Text } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { touchHandlers } from '../recolouring/touched-swatch.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';
import { swatchPicture } from './room-pictures.ts';

const SWATCH = '3.5rem';

const swatch = css`
  display: block;
  width: ${SWATCH};
  height: ${SWATCH};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
  input:checked + & {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  input:hover:not(:checked) + & {
    outline: 1px solid var(--line-strong);
    outline-offset: 2px;
  }
  input:focus-visible + & {
    outline: 2px solid var(--accent);
    outline-offset: 4px;
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 3px var(--ink);
  }
`;

/** Adds room for the outlines of the swatches, which the scrolling row would clip. */
const swatches = css`
  > div {
    gap: var(--s-3);
    padding-block: var(--s-2);
  }
`;

/** Number of swatches that fit into a row on the narrowest phone. */
const FITTING = 4;

/** Used if the row does not scroll: a finger moving along it recolours the room, and the page still scrolls vertically. */
const fitting = css`
  > div {
    touch-action: pan-y pinch-zoom;
  }
`;

/** The height of the legend and one row of swatches, so that the actions below do not move. */
const place = css`
  display: grid;
  align-content: center;
  min-height: calc(${SWATCH} + 2.75rem);
`;

/** With text at 200 %, four swatches are wider than a phone. */
const row = css`
  display: flex;
  gap: var(--s-3);
  overflow: hidden;
`;

export type ColourChoiceProps = {
  colours: UseQueryResult<Colour[]>;
  /** Whether there are a type and a shade. Without them there is nothing to request. */
  hasLine: boolean;
  shown: Colour | undefined;
  onChoose: (product_id: string) => void;
  /** Called when the pointer is over a swatch. Undefined once it has left the swatches, or when a swatch gets the focus. */
  onTouch: (product_id: string | undefined) => void;
};

export function ColourChoice({ colours, hasLine, shown, onChoose, onTouch }: ColourChoiceProps) {
  const { data, error, refetch } = colours;
  if (error && !data) {
    return <ErrorPanel compact css={place} title={failureOf(error)} onRetry={() => refetch()} />;
  }
  if (!data) return <SwatchSkeleton />;
  if (data.length === 0) {
    return (
      <div css={place} role="status">
        <Text tone="soft">{hasLine ? messages.noColours : messages.selectFilters}</Text>
      </div>
    );
  }
  return (
    <div {...touchHandlers(onTouch, onChoose)}>
      <ChoiceGroup
        css={[swatches, data.length <= FITTING && fitting]}
        legend={messages.colour}
        name="colour"
        value={shown?.product_id}
        shown={shown && nameOf(shown)}
        onChoose={onChoose}
        choices={data.map((colour) => ({
          value: colour.product_id,
          label: nameOf(colour),
          content: (
            <Picture
              css={swatch}
              {...pictureFile(swatchPicture(colour.pictures), '56px')}
              alt=""
              placeholder={colour.code}
            />
          ),
        }))}
      />
    </div>
  );
}

function failureOf(error: Error): string {
  return error instanceof ApiError && error.fromServer ? error.message : messages.coloursFailed;
}

function SwatchSkeleton() {
  return (
    <div css={place} role="status" aria-busy aria-label={messages.coloursLoading}>
      <div css={row}>
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} width={SWATCH} height={SWATCH} />
        ))}
      </div>
    </div>
  );
}
