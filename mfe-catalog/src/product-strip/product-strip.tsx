import type { ProductStripProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongProductStripProp } from 'shared-contracts/remotes/prop-checks';
import { RelatedStrip } from './related-strip.tsx';

/** Other pages do not know the product's shade. A provider that cannot compare products then lists any products of the material. */
function ProductStrip({ title, product: { product_id, material } }: ProductStripProps) {
  return <RelatedStrip title={title} product={{ product_id, material, class: '', shade: '' }} />;
}

export default Object.assign(ProductStrip, {
  wrongProp: wrongProductStripProp,
}) satisfies RemoteModules['catalog/product-strip'];
