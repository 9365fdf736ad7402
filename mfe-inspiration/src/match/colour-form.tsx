import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { Button, Field, TextInput } from 'shared-contracts/look';
import { matchPath } from 'shared-contracts/routes';
import { readColour } from './asked-colour.ts';
import { matchMessages } from './match-messages.ts';

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--s-2);
  align-items: start;
`;

const native = css`
  width: var(--tap);
  height: var(--tap);
  padding: 3px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  cursor: pointer;
  @media (scripting: none) {
    display: none;
  }
`;

const TEXTS = matchMessages;

export type ColourFormProps = {
  /** `aabbcc`, if one is asked for. */
  asked: string | undefined;
  onChoose: (colour: string) => void;
};

/** MATCH-2: takes a colour code that is typed or pasted, or chosen in the browser’s own dialog. Without JavaScript it is a form. */
export function ColourForm({ asked, onChoose }: ColourFormProps) {
  const shown = { asked, text: asked ? `#${asked}` : '', isWrong: false };
  const [draft, setDraft] = useState(shown);
  // A colour from the photo replaces what was typed.
  if (draft.asked !== asked) setDraft(shown);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const colour = readColour(draft.text);
    setDraft({ ...draft, isWrong: !colour });
    if (colour) onChoose(colour);
  }
  return (
    <form action={matchPath()} autoComplete="off" onSubmit={submit} noValidate>
      <Field label={TEXTS.code} error={draft.isWrong ? TEXTS.wrongCode : undefined} help={TEXTS.codeHelp}>
        <div css={line}>
          <TextInput
            name="colour"
            autoCapitalize="off"
            spellCheck={false}
            value={draft.text}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          />
          <input
            css={native}
            type="color"
            aria-label={TEXTS.colourDialog}
            ref={(dialog) => {
              // React's change event fires on each movement in the dialog, the native one when the dialog is closed.
              const choose = () => dialog && onChoose(dialog.value.slice(1));
              dialog?.addEventListener('change', choose);
              return () => dialog?.removeEventListener('change', choose);
            }}
            value={`#${readColour(draft.text) ?? '8b6b42'}`}
            onChange={({ target }) => setDraft({ asked, text: target.value, isWrong: false })}
          />
          <Button type="submit" variant="secondary">
            {TEXTS.match}
          </Button>
        </div>
      </Field>
    </form>
  );
}
