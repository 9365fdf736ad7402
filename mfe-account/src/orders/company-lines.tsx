import { css } from '@emotion/react';
import { useConfiguration } from 'shared-contracts/remotes';

const onPaper = css`
  display: none;
  white-space: pre-line;
  @media print {
    display: block;
  }
`;

/** Who sold it, on a printed order only: on the screen the footer says it. */
export function CompanyLines() {
  const { shopName, address, phone, email } = useConfiguration();
  return (
    <p css={onPaper}>
      <b>{shopName}</b>
      {`\n${address}\n${phone} · ${email}`}
    </p>
  );
}
