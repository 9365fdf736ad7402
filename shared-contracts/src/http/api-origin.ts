let origin = '';

/** Where the API is: the page's own origin in a browser, the provider's on the server. */
export function setApiOrigin(providerOrigin: string): void {
  origin = providerOrigin;
}

export function apiOrigin(): string {
  return origin;
}
