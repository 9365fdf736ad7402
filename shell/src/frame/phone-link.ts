/** `+91 98450 12345` → `tel:+919845012345`, which a phone dials at a tap. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
