import { css } from '@emotion/react';
import { messages } from '../messages.ts';
import { formatPhone } from './format-phone.ts';

const number = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Formats `9845012345` the Indian way: +91 98450 12345. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <span css={number}>{`${messages.countryCode} ${formatPhone(phone)}`}</span>;
}
