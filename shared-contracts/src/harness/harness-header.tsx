import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { Row, Text, TextButton, TextLink, Wrap } from '../look/look.ts';
import { sessionAtom } from '../session/session-atoms.ts';
import { logInDemoCustomer, logOut } from './demo-session.ts';
import { messages } from './messages.ts';
import { useOffer } from './offer.ts';

const header = css`
  padding-block: var(--s-3);
  border-bottom: var(--hair);
  background: var(--paper-raised);
`;

/** Replaces the shop's header: the way back, and the session. */
export function HarnessHeader() {
  const { id } = useOffer();
  const session = useAtomValue(sessionAtom);
  return (
    <header css={header}>
      <Wrap>
        <Row spread gap="m">
          <Row gap="m">
            <strong>{id}</strong>
            <TextLink to="/">{messages.contents}</TextLink>
          </Row>
          {session.status === 'customer' ? (
            <Row gap="m">
              <Text>{messages.loggedInAs(session.phone)}</Text>
              <TextButton onClick={logOut}>{messages.logOut}</TextButton>
            </Row>
          ) : (
            <TextButton onClick={logInDemoCustomer}>{messages.logIn}</TextButton>
          )}
        </Row>
      </Wrap>
    </header>
  );
}
