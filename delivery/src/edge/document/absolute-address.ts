/** Paths as whole addresses. Undefined for what is no address: a foreign provider's picture must not cost the page. */
export function absoluteAddress(address: string | undefined, publicUrl: string): string | undefined {
  return address === undefined ? undefined : URL.parse(address, publicUrl)?.href;
}
