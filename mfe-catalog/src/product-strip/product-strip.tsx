import type { ProductStripProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongProductStripProp } from 'shared-contracts/remotes/prop-checks';
import { RelatedStrip } from './related-strip.tsx';

/** What another page knows of the product has no shade: a provider that cannot compare products then lists any of its material. */
function ProductStrip({ title, product: { product_id, material } }: ProductStripProps) {
  return <RelatedStrip title={title} product={{ product_id, material, class: '', shade: '' }} />;
}

export default Object.assign(ProductStrip, {
  wrongProp: wrongProductStripProp,
}) satisfies RemoteModules['catalog/product-strip'];
