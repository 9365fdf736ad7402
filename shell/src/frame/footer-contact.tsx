import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Text } from 'shared-contracts/look';
import { ROUTES } from 'shared-contracts/routes';
import { useConfiguration } from '../document/configuration.tsx';
import { messages } from '../messages.ts';
import { columnStyles } from './footer-links.tsx';
import { phoneLink } from './phone-link.ts';

const lines = css`
  white-space: pre-line;
`;

export function FooterContact() {
  const { phone, email, address } = useConfiguration();
  return (
    <div css={columnStyles}>
      <h2>{messages.contactDetails}</h2>
      <ul>
        <li>
          <a href={phoneLink(phone)}>
            <Text as="span" figures>
              {phone}
            </Text>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Link css={lines} to={ROUTES.contact}>
            {address}
          </Link>
        </li>
      </ul>
    </div>
  );
}
