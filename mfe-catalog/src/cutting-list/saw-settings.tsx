import { css } from '@emotion/react';
import { Accordion, AccordionItem, Checkbox, Field, Stack, Text, TextInput } from 'shared-contracts/look';
import { cutMessages } from './panels/cut-messages.ts';
import type { CuttingList } from './panels/list-in-address.ts';
import type { CheckedList } from './panels/panels-to-cut.ts';
import type { ChangeList } from './use-cutting-list.ts';

const words = cutMessages.saw;

const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--s-4);
`;

export type SawSettingsProps = {
  list: CuttingList;
  errors: CheckedList['sawErrors'];
  /** Whether the decor has a direction, so that its panels cannot be turned. */
  hasGrain: boolean;
  change: ChangeList;
};

/** Settings for blade, trim and grain (CUT-3, CUT-9), with the usual values as defaults. */
export function SawSettings({ list, errors, hasGrain, change }: SawSettingsProps) {
  return (
    <Accordion>
      <AccordionItem summary={words.title} defaultOpen={Object.keys(errors).length > 0}>
        <Stack>
          <div css={fields}>
            {(['kerf', 'trim'] as const).map((name) => (
              <Field key={name} label={words[name]} help={words[`${name}Help`]} error={errors[name]}>
                <TextInput
                  autoComplete="off"
                  value={list[name]}
                  onChange={({ target }) => change((all) => ({ ...all, [name]: target.value }))}
                />
              </Field>
            ))}
          </div>
          <Checkbox
            checked={hasGrain || list.keepGrain}
            disabled={hasGrain}
            onChange={({ target }) => change((all) => ({ ...all, keepGrain: target.checked }))}
          >
            {words.keepGrain}
          </Checkbox>
          {hasGrain && (
            <Text size="small" tone="soft">
              {words.hasGrain}
            </Text>
          )}
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
