/** `9845012345` → `98450 12345`, the Indian way. Other texts are returned as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
