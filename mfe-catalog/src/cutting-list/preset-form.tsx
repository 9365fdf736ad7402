import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Button, Field, Row, Stack, Text, TextInput } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { thicknessOf } from '../product-facts/thickness.ts';
import { cutMessages } from './panels/cut-messages.ts';
import type { ListRow } from './panels/list-in-address.ts';
import { readMeasure } from './panels/measures.ts';
import { PRESETS, type PresetMeasure, type PresetName, presetRows } from './panels/presets.ts';

const words = cutMessages.presets;
const NAMES = Object.keys(PRESETS) as PresetName[];

const form = css`
  margin-top: var(--s-3);
`;

const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--s-3);
`;

/** The thickness if the product does not state one. */
const USUAL_THICKNESS = '18 mm';

export type PresetFormProps = {
  product: Product | undefined;
  rows: readonly ListRow[];
  onFill: (rows: ListRow[]) => void;
};

/** CUT-5: makes panels from a few outer measures. They start from the usual measures at once, unless that would replace typed rows. */
export function PresetForm({ product, rows, onFill }: PresetFormProps) {
  const [chosen, setChosen] = useState<PresetName>();
  const [given, setGiven] = useState<string>();
  const productClass = product ? productClassOf(product) : 'Sheet';
  const thickness = readMeasure((product && thicknessOf(product)) ?? USUAL_THICKNESS) ?? 0;
  const replaces = rows.length > 0 && JSON.stringify(rows) !== given;
  const [isFilled, setFilled] = useState(false);

  function fill(preset: PresetName, outer: Outer): void {
    const panels = presetRows(preset, outer, productClass, thickness);
    setGiven(JSON.stringify(panels));
    onFill(panels);
  }

  function choose(preset: PresetName): void {
    const isOpening = chosen !== preset;
    setChosen(isOpening ? preset : undefined);
    setFilled(!replaces);
    if (isOpening && !replaces) fill(preset, usualMeasures(preset));
  }

  return (
    <Stack gap="s">
      <Text size="small" strong>
        {words.title}
      </Text>
      <Row>
        {NAMES.map((name) => (
          <Button key={name} variant="secondary" aria-expanded={chosen === name} onClick={() => choose(name)}>
            {words.names[name]}
          </Button>
        ))}
      </Row>
      {chosen && (
        <OuterMeasures
          key={chosen}
          preset={chosen}
          help={[words.help[productClass], replaces && words.replaces].filter(Boolean).join(' ')}
          takesFocus={!isFilled}
          onMeasured={(outer) => {
            setChosen(undefined);
            fill(chosen, outer);
          }}
        />
      )}
    </Stack>
  );
}

type Outer = Partial<Record<PresetMeasure, number>>;
type OuterMeasuresProps = {
  preset: PresetName;
  help: string;
  /** Whether the form asks for the measures, so the first field takes the focus. Otherwise the panels are there already. */
  takesFocus: boolean;
  onMeasured: (outer: Outer) => void;
};

const usualMeasures = (preset: PresetName): Outer =>
  Object.fromEntries(PRESETS[preset].asks.map(({ measure, usual }) => [measure, readMeasure(usual) ?? 0]));

function OuterMeasures({ preset, help, takesFocus, onMeasured }: OuterMeasuresProps) {
  const { asks } = PRESETS[preset];
  const [typed, setTyped] = useState<Partial<Record<PresetMeasure, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const measures = asks.map(({ measure, usual, least }) => ({
    measure,
    least,
    text: typed[measure] ?? usual,
    value: readMeasure(typed[measure] ?? usual) ?? 0,
  }));

  function fill(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    setChecked(true);
    if (measures.some(({ value, least }) => value < least)) return;
    // The form disappears with its focused button.
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onMeasured(Object.fromEntries(measures.map(({ measure, value }) => [measure, value])));
  }

  return (
    <form css={form} noValidate onSubmit={fill}>
      <Stack>
        <div css={fields}>
          {measures.map(({ measure, text, value, least }, at) => (
            <Field
              key={measure}
              label={words.measures[measure]}
              error={isChecked && value < least ? words.tooSmall(least) : undefined}
            >
              <TextInput
                ref={at === 0 && takesFocus ? focusOnMount : undefined}
                autoComplete="off"
                value={text}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => setTyped({ ...typed, [measure]: target.value })}
              />
            </Field>
          ))}
        </div>
        <Text size="micro" tone="faint">
          {help}
        </Text>
        <div>
          <Button type="submit">{words.fill}</Button>
        </div>
      </Stack>
    </form>
  );
}
