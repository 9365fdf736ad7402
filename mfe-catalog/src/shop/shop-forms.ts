/** The side panel, to be jumped to where a narrow window hides it. */
export const FILTERS_ID = 'filters';
/** The page's two forms. They work before the page has started, and where no script runs; some of their controls stand elsewhere. */
export const FILTER_FORM = 'filter-form';
export const SEARCH_FORM = 'search-form';
