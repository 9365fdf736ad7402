/**
 * The `<title>` of a page: its own title before the shop's name. The edge server writes it into the document, and the
 * shell on each navigation.
 * @param title empty, or the shop's name, for the home page
 */
export function documentTitle(title: string, shopName: string): string {
  return title && title !== shopName ? `${title} · ${shopName}` : shopName;
}
