/** Values inside a list are OR, lists are AND, in any letter case; an empty or absent one does not filter (api.md, byfilters). */
export interface ProductFilters {
  productClass?: string;
  material?: string;
  category?: readonly string[];
  type?: readonly string[];
  shade?: readonly string[];
  application?: readonly string[];
  code?: string;
  /** Places on the shelf. Unlike the others an empty list filters: a search that found nothing. */
  places?: readonly number[];
}
