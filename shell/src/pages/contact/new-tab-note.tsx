import { VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../../messages.ts';

/** Tells screen readers that the link opens in a new tab. */
export function NewTabNote() {
  return <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>;
}
