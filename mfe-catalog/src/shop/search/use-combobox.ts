import { type KeyboardEvent, useId, useState } from 'react';

const NONE = -1;

export type ComboboxOptions<Option> = {
  options: readonly Option[];
  onOpen: () => void;
  onChoose: (option: Option) => void;
};

/** The keys of an editable combobox with a list box (ARIA Authoring Practices). The focus stays in the box. */
export function useCombobox<Option>({ options, onOpen, onChoose }: ComboboxOptions<Option>) {
  const list = useId();
  const [isRequested, setRequested] = useState(false);
  const [index, setIndex] = useState(NONE);
  const isOpen = isRequested && options.length > 0;
  const optionId = (at: number) => `${list}-${at}`;
  const active = isOpen ? options[index] : undefined;

  function open() {
    onOpen();
    setRequested(true);
    setIndex(NONE);
  }
  function close() {
    setRequested(false);
    setIndex(NONE);
  }
  function choose(option: Option) {
    close();
    onChoose(option);
  }
  /** Moves from the box itself (NONE) through the options and back to the box. */
  function step(by: 1 | -1) {
    if (!isOpen) return open();
    const stops = options.length + 1;
    setIndex((from) => ((from + 1 + by + stops) % stops) - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: isOpen ? close : undefined,
      Enter: active && (() => choose(active)),
    };
    const act = acts[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  return {
    isOpen,
    open,
    close,
    choose,
    active,
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? list : undefined,
      'aria-activedescendant': active && optionId(index),
      onKeyDown,
      onClick: open,
      onBlur: close,
    },
    list,
    optionId,
  } as const;
}
