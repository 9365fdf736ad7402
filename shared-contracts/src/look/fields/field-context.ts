import { createContext } from 'react';

/** Attributes that connect a control to the label, the help and the error of its field or its group. */
export type FieldAttributes = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldAttributes | undefined>(undefined);
