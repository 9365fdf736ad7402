import { createContext } from 'react';

/** What ties a control to the words of the field around it. */
export type FieldTie = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldTie | undefined>(undefined);
