import { createContext, useContext } from 'react';

/** What a form tells its parts: the root of their ids, how many times it was sent, and whether they wait while it is. */
export const FormContext = createContext({ id: '', attempt: 0, waits: false });

/** Id of the control of a field: the form's id and the field's path; the summary of errors leads to it. */
export const useFieldId = (name: string): string => `${useContext(FormContext).id}-${name}`;
