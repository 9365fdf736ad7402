import type { ProductStripProps, RemoteModules } from 'shared-contracts/remotes';
import { RelatedStrip } from './related-strip.tsx';

/** What another page knows of the product has no shade: a provider that cannot compare products then lists any of its material. */
function ProductStrip({ title, product: { product_id, material } }: ProductStripProps) {
  return <RelatedStrip title={title} product={{ product_id, material, class: '', shade: '' }} />;
}

export default ProductStrip satisfies RemoteModules['catalog/product-strip'];
