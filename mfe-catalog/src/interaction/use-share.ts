import { useToast } from 'shared-contracts/remotes';
import { productMessages } from '../product-facts/product-messages.ts';

/** Milliseconds (PROD-19). */
const SHARE_MESSAGE_SHOWN_FOR = 2_000;

const words = productMessages.share;

export type SharedPage = {
  title: string;
  /** The absolute address. */
  url: string;
};

/** Each action confirms itself by a toast. */
export function useShare() {
  const toast = useToast();
  const showToast = (tone: 'good' | 'warn' | 'bad', message: string) =>
    toast({ tone, message, shownFor: SHARE_MESSAGE_SHOWN_FOR });

  return {
    async copyLink({ url }: SharedPage): Promise<void> {
      // Browsers offer the clipboard on secure pages only.
      if (!navigator.clipboard) return showToast('warn', words.noClipboard);
      try {
        await navigator.clipboard.writeText(url);
        showToast('good', words.copied);
      } catch {
        showToast('bad', words.copyFailed);
      }
    },

    async shareNatively({ title, url }: SharedPage): Promise<void> {
      try {
        await navigator.share({ title, url });
        showToast('good', words.shared);
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!isCancelled) showToast('bad', words.shareFailed);
      }
    },
  };
}
