import { queryString, VISUALIZER_ID } from 'shared-contracts/routes';

/** The shopper's choices in the visualizer. An absent choice means the first option (INSP-5). */
export type Design = {
  type?: string;
  shade?: string;
  /** A product's id. */
  colour?: string;
  /** The room's name in `roomPictures`. */
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

/** Returns a path of the home page that shows the design to everybody (INSP-20). */
export function designPath(design: Design): string {
  return `/${queryString(design)}#${VISUALIZER_ID}`;
}
