import { css } from '@emotion/react';
import { messages } from '../messages.ts';

const number = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Formats `9845012345` the Indian way: +91 98450 12345. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <span css={number}>{`${messages.countryCode} ${formatPhone(phone)}`}</span>;
}

/** `9845012345` → `98450 12345`, the Indian way. Other texts are returned as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
