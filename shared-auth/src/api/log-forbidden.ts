import type { ApiError } from './api-error';

/** Says a 403 in the browser's console: its code and the page's path, nothing of the person's (S1 §8). */
export const logForbidden = (error: ApiError): void => {
  if (error.failure !== 'forbidden') return;
  // biome-ignore lint/suspicious/noConsole: S1 §8 asks for the refusal to be logged.
  console.warn(`forbidden ${error.code ?? ''} ${error.path}`);
};
