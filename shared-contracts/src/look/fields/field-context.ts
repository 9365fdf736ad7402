import { createContext } from 'react';

/** What ties a control to the words around it: those of a field, or of a group that it belongs to. */
export type FieldTie = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldTie | undefined>(undefined);
