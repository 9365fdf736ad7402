import { useEffect, useEffectEvent } from 'react';
import { Notice } from 'shared-contracts/look';
import { messages } from '../messages.ts';

/** Milliseconds that the welcome message is shown (LOGIN-4). */
const WELCOME_TIME = 1_500;

export function Welcome({ onRead }: { onRead: () => void }) {
  const onTime = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), WELCOME_TIME);
    return () => clearTimeout(timer);
  }, []);
  return <Notice tone="good">{messages.welcomeBack}</Notice>;
}
