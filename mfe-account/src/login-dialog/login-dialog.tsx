import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Dialog, Notice } from 'shared-contracts/look';
import type { LoginDialogProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongLoginDialogProp } from 'shared-contracts/remotes/prop-checks';
import { canStoreSession } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';

/** Milliseconds that the welcome message is shown (LOGIN-4). */
const WELCOME_TIME = 1_500;

function Welcome({ onRead }: { onRead: () => void }) {
  const onTime = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), WELCOME_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Notice tone="good">{messages.welcomeBack}</Notice>
    </div>
  );
}

/** Asks for the phone, then the code, and welcomes the customer (LOGIN-1). Without storage it says why a login is impossible (LOGIN-21). */
function LoginDialog({ message, phone: known = '', onLoggedIn, onClose }: LoginDialogProps) {
  const [step, setStep] = useState<'phone' | 'code' | 'welcome'>('phone');
  const [typed, setTyped] = useState(known);
  const [phone, setPhone] = useState('');
  // The server renders the phone step for all visitors.
  const [canStore] = useState(() => typeof window === 'undefined' || canStoreSession());
  const isStored = useRef(false);

  function welcome(): void {
    isStored.current = true;
    setStep('welcome');
  }

  // A stored session is a login, even if the dialog is closed before its welcome is rendered or read.
  function close(): void {
    if (isStored.current) onLoggedIn();
    else onClose();
  }

  if (!canStore) {
    return (
      <Dialog title={messages.logIn} lead={message} onClose={onClose}>
        <Notice tone="bad">{messages.storageDenied}</Notice>
      </Dialog>
    );
  }
  if (step === 'phone') {
    return (
      <Dialog
        title={messages.logIn}
        lead={
          <>
            {message && (
              <>
                <span>{message}</span>
                <br />
              </>
            )}
            {messages.loginIntroduction}
          </>
        }
        onClose={onClose}
      >
        <PhoneStep
          typed={typed}
          onTyped={setTyped}
          onCodeSent={(sentTo) => {
            setPhone(sentTo);
            setStep('code');
          }}
        />
      </Dialog>
    );
  }
  if (step === 'code') {
    return (
      <Dialog
        title={messages.enterCode}
        lead={
          <>
            {messages.codeSentTo} <PhoneNumber phone={phone} />
          </>
        }
        onBack={() => setStep('phone')}
        backLabel={messages.backToPhone}
        onClose={close}
      >
        <CodeStep phone={phone} onLoggedIn={welcome} />
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.logIn} onClose={close}>
      <Welcome onRead={onLoggedIn} />
    </Dialog>
  );
}

export default Object.assign(LoginDialog, {
  wrongProp: wrongLoginDialogProp,
}) satisfies RemoteModules['account/login-dialog'];
