import { loadCatalogue } from 'catalogue/load-catalogue';
import { decorOf } from '../decors/decor-of.ts';

/** The products of the catalogue that have pictures, with their tiles and matching colours. */
export const decors = loadCatalogue()
  .products.filter(({ category }) => category !== 'addon')
  .map(decorOf);
