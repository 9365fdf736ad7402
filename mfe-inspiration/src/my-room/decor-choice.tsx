import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel, Skeleton, Stack } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { isSameName } from 'shared-contracts/product/same-name';
import { type Decor, decorOf } from '../marked-photo/decor.ts';
import { messages } from '../messages.ts';
import { ChoiceGroup, Pill } from '../visualizer/choice-group.tsx';
import { ColourChoice } from '../visualizer/colour-choice.tsx';
import { coloursQuery } from '../visualizer/colours-query.ts';
import { type Options, optionsQuery, shownShade } from '../visualizer/options-query.ts';
import { ShadeChoice } from '../visualizer/shade-choice.tsx';
import { column } from './editor-layout.ts';
import { firstLineQuery, type Line } from './first-line.ts';

export type DecorChoiceProps = {
  /** The product with which the page was opened. */
  product: Product | undefined;
  chosen: Decor | undefined;
  onChoose: (decor: Decor) => void;
};

/** Offers decors by type, shade and colour, as in the visualizer (ROOM-7). */
export function DecorChoice({ product, ...choice }: DecorChoiceProps) {
  const first = useQuery(firstLineQuery(product));
  if (first.isError) {
    return <ErrorPanel compact title={messages.optionsFailed} onRetry={() => first.refetch()} />;
  }
  if (!first.data) return <ChoiceSkeleton />;
  return <LineChoice first={first.data} {...choice} />;
}

type LineChoiceProps = Omit<DecorChoiceProps, 'product'> & { first: Line };

function LineChoice({ first, chosen, onChoose }: LineChoiceProps) {
  const [line, setLine] = useState(first);
  const options = useQuery({ ...optionsQuery(line.type), placeholderData: keepPreviousData });
  if (options.isError) {
    return <ErrorPanel compact title={messages.optionsFailed} onRetry={() => options.refetch()} />;
  }
  if (!options.data) return <ChoiceSkeleton />;
  return <ReadyChoice options={options.data} {...{ line, chosen, onChoose }} onLine={setLine} />;
}

const ChoiceSkeleton = () => <Skeleton height="14rem" />;

type ReadyChoiceProps = Omit<LineChoiceProps, 'first'> & {
  options: Options;
  line: Line;
  onLine: (line: Line) => void;
};

function ReadyChoice({ options, line, chosen, onChoose, onLine }: ReadyChoiceProps) {
  const type = options.types.find((name) => isSameName(name, line.type ?? '')) ?? options.type;
  const shade = shownShade(options, line.shade);
  const colours = useQuery(coloursQuery(line));
  const shown = colours.data?.find(({ product_id }) => product_id === chosen?.product_id);
  return (
    <Stack css={column}>
      <ChoiceGroup
        legend={messages.type}
        name="type"
        choices={options.types.map((name) => ({ value: name, label: name, content: <Pill>{name}</Pill> }))}
        value={type}
        onChoose={(name) => onLine({ ...line, type: name })}
      />
      <ShadeChoice
        shades={options.shades}
        shown={shade}
        onChoose={(name) => onLine({ ...line, shade: name })}
      />
      <ColourChoice
        colours={colours}
        hasLine={type !== undefined && shade !== undefined}
        shown={shown}
        onTouch={() => undefined}
        onChoose={(id) => {
          const product = colours.data?.find(({ product_id }) => product_id === id);
          if (product) onChoose(decorOf(product));
        }}
      />
    </Stack>
  );
}
