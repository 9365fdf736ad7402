import { VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../../messages.ts';

export function NewTabNote() {
  return <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>;
}
