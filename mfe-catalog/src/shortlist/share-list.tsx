import { Button } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { useShare } from '../interaction/use-share.ts';
import { type ShortlistAddress, shortlistPath } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';

/** Sends the list as an address, with the apps of the phone where there are any, else by a copy (SHORT-32). */
export function ShareList(list: Omit<ShortlistAddress, 'leftOut'>) {
  const { copyLink, shareNatively } = useShare();
  const { shopName } = useConfiguration();
  function share(): void {
    const page = {
      title: words.shareTitle(shopName),
      url: new URL(shortlistPath(list), document.baseURI).href,
    };
    void ('share' in navigator ? shareNatively(page) : copyLink(page));
  }
  return (
    <Button variant="secondary" icon="share" onClick={share}>
      {words.share}
    </Button>
  );
}
