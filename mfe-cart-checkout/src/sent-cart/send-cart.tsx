import { useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { Icon, Row, Text, TextButton } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { sentCartMessages } from './sent-cart-messages.ts';
import { linesOf, MAX_SENT_LINES, sentCartPath } from './sent-lines.ts';

const words = sentCartMessages;

/** Sends the cart as a link: with the apps of the phone, or by a copy (CART-58). */
export function SendCart({ items }: { items: readonly CartItem[] }) {
  const { shopName } = useConfiguration();
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    const lines = linesOf(items);
    const url = new URL(sentCartPath(lines), document.baseURI).href;
    const told = await sendLink({ title: words.linkTitle(shopName), url });
    const isCut = lines.length > MAX_SENT_LINES;
    setOutcome([told, isCut && words.onlyFirst(MAX_SENT_LINES, lines.length)].filter(Boolean).join(' '));
  };
  return (
    <Row>
      <Icon name="share" size="s" />
      <TextButton onClick={send}>{words.send}</TextButton>
      <Text size="small" tone="soft" role="status">
        {outcome}
      </Text>
    </Row>
  );
}

/** @returns what happened; empty where the shopper closed the phone's list of apps */
async function sendLink(link: { title: string; url: string }): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return '';
    }
    await window.navigator.clipboard.writeText(link.url);
    return words.copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : words.sendFailed;
  }
}
