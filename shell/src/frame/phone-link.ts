/** `+91 98450 12345` → `tel:+919845012345`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
