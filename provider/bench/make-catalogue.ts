import { isAddOn } from 'catalogue/import/catalogue-of';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { productFile } from 'catalogue/testing/product-file';
import { syntheticProducts } from './synthetic-products.ts';

// `node provider/bench/make-catalogue.ts 50000 > products.csv` generates a catalogue of 50,000 products, always the same.
const count = Number(process.argv[2]);
if (Number.isSafeInteger(count) && count > 0) {
  const own = loadCatalogue().products.filter((product) => !isAddOn(product));
  process.stdout.write(productFile(syntheticProducts(count, own)));
} else {
  process.stderr.write('Usage: node provider/bench/make-catalogue.ts <number of products> > products.csv\n');
  process.exitCode = 1;
}
