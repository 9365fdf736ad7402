import { queryString, VISUALIZER_ID } from 'shared-contracts/routes';

/** What the visualizer shows, as far as it was chosen; the rest is the first of each (INSP-5). */
export type Design = {
  type?: string;
  shade?: string;
  /** A product's id. */
  colour?: string;
  /** As `roomsOf` names it. */
  room?: string;
};

/** The query parameters of a design's address (INSP-20). */
const DESIGN_PARAMETERS = ['type', 'shade', 'colour', 'room'] as const;

export function designIn(search: URLSearchParams): Design {
  return Object.fromEntries(
    DESIGN_PARAMETERS.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The address that shows a design to anybody (INSP-20): a path of the home page. */
export function designPath(design: Design): string {
  return `/${queryString(design)}#${VISUALIZER_ID}`;
}
