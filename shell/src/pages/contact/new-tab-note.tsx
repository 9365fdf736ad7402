import { VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../../messages.ts';

/** After the words of a link: readers are told what the eye sees in the browser. */
export function NewTabNote() {
  return <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>;
}
