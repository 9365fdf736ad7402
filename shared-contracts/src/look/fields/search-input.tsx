import { css } from '@emotion/react';
import { Icon } from '../media/icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

const box = css`
  position: relative;
  > svg {
    position: absolute;
    left: 0.875rem;
    top: 50%;
    translate: 0 -50%;
    color: var(--ink-faint);
    pointer-events: none;
  }
  > input {
    padding-left: 2.75rem;
    text-overflow: ellipsis;
  }
  @media (max-width: 1023px) {
    > svg {
      left: 0.625rem;
    }
    > input {
      padding-inline: 2.25rem 0.25rem;
    }
    > input::placeholder {
      font-size: var(--type-small);
    }
  }
  > input:not(:placeholder-shown) {
    padding-right: 2.75rem;
  }
  > a,
  > button {
    position: absolute;
    inset: 0 0 0 auto;
    margin-block: auto;
  }
`;

/** `children` is a button at the right end of the field, such as one that clears it. */
type SearchInputProps = Omit<TextInputProps, 'before'>;

/** The field of a search form, with a magnifying glass. Phones show a keyboard with a search key. */
export function SearchInput({ children, ...rest }: SearchInputProps) {
  return (
    <div css={box}>
      <Icon name="search" />
      <TextInput
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
      />
      {children}
    </div>
  );
}
