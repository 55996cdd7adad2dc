import { createContext } from 'react';

/** How an error is said to the user; the shell gives the sentence that the API's problem carries. */
export type DescribeError = (error: unknown) => string;

export const DescribeErrorContext = createContext<DescribeError>(
  () => 'Vérifiez votre connexion, puis réessayez.',
);
