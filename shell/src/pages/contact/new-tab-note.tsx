import { VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../../messages.ts';

/** For screen readers: the link opens in a new tab. */
export function NewTabNote() {
  return <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>;
}
