import type { ProductStripProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongProductStripProp } from 'shared-contracts/remotes/prop-checks';
import { RelatedStrip } from './related-strip.tsx';

/** Another page does not know the shade of the product. A provider that cannot compare products then lists any product of its material. */
function ProductStrip({ title, product: { product_id, material } }: ProductStripProps) {
  return <RelatedStrip title={title} product={{ product_id, material, class: '', shade: '' }} />;
}

export default Object.assign(ProductStrip, {
  wrongProp: wrongProductStripProp,
}) satisfies RemoteModules['catalog/product-strip'];
