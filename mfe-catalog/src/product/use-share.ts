import { useToast } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

/** Milliseconds, spec section 9. */
const SHARE_MESSAGE_SHOWN_FOR = 2_000;

const words = messages.share;

/** @param url absolute */
export type SharedPage = { title: string; url: string };

/** The ways of a page to others, each telling how it ended (spec section 8, share dialog). */
export function useShare() {
  const toast = useToast();
  const tell = (tone: 'good' | 'warn' | 'bad', message: string) =>
    toast({ tone, message, shownFor: SHARE_MESSAGE_SHOWN_FOR });

  return {
    async copyLink({ url }: SharedPage): Promise<void> {
      // Browsers offer it on secure pages alone.
      if (!navigator.clipboard) return tell('warn', words.noClipboard);
      try {
        await navigator.clipboard.writeText(url);
        tell('good', words.copied);
      } catch {
        tell('bad', words.copyFailed);
      }
    },

    async shareNatively(page: SharedPage): Promise<void> {
      try {
        await navigator.share(page);
        tell('good', words.shared);
      } catch (error) {
        const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
        if (!isChangeOfMind) tell('bad', words.shareFailed);
      }
    },
  };
}

/** Opens WhatsApp, in an app or on the web, with the page in a message to choose a receiver for. */
export function whatsAppLink({ title, url }: SharedPage): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
}
