import { queryString, VISUALIZER_ID } from 'shared-contracts/routes';

/** What a shopper has chosen in the visualizer. Where nothing is chosen, the first option counts (INSP-5). */
export type Design = {
  type?: string;
  shade?: string;
  /** A product's id. */
  colour?: string;
  /** As `roomPictures` names it. */
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

/** Returns a path of the home page that shows the design to anybody (INSP-20). */
export function designPath(design: Design): string {
  return `/${queryString(design)}#${VISUALIZER_ID}`;
}
