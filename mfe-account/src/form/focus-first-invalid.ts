import type { RefObject } from 'react';

/** Moves the focus to the first invalid field, once the errors are rendered. */
export function focusFirstInvalid(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
}
