import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopEvent } from 'shared-contracts/events';
import { type AddIntentProps, Fragment, useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { readToken, takeIntents } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { allowLogin } from './login-permission.ts';

/**
 * SESS-13: carries out what visitors wanted before a reload or in a closed tab, once they are logged in. A tab in the
 * background leaves it to the one that the customer sees.
 */
export function ResumedIntents() {
  const [added, setAdded] = useState<readonly AddIntentProps['item'][]>([]);
  const navigate = useNavigate();

  async function resume(): Promise<void> {
    if (document.hidden) return;
    for (const intent of await takeIntents()) {
      allowLogin();
      if (intent.kind === 'enter-cart') navigate(pagePath('/cart'));
      else setAdded((items) => [...items, intent.item]);
    }
  }

  useShopEvent('session-started', () => void resume());
  // The login may have succeeded in the moment in which the tab was closed.
  const resumeAtStart = useEffectEvent(() => readToken() && void resume());
  useEffect(() => void resumeAtStart(), []);

  return added.map((item, index) => (
    <Fragment
      key={index}
      of="cart-checkout/add-intent"
      item={item}
      skeleton={null}
      fallback={() => <AddFailed />}
    />
  ));
}

function AddFailed() {
  const toast = useToast();
  const tell = useEffectEvent(() => toast({ tone: 'bad', message: messages.intentFailed }));
  useEffect(() => tell(), []);
  return null;
}
