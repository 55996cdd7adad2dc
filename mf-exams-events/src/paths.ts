/** Address of a receipt, a page of the shell. */
export const receiptPath = (numero: string): string => `/recus/${numero}`;
