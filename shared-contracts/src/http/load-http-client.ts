/**
 * The HTTP client is 19 KB that the first paint does not need: its answers stand in the document. It is loaded by the
 * first call, or a moment earlier by `warmUpHttp`.
 */
export function loadHttpClient() {
  return import(/* webpackChunkName: "http-client" */ './http-client.ts');
}

/** Called when the shopper first touches the page; a failure shows itself at the first call. */
export function warmUpHttp(): void {
  loadHttpClient().catch((error: unknown) => console.warn('The HTTP client could not be loaded yet', error));
}
