import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';

/** Navigates to an address, or through the history; returns nothing to await. */
export interface GoTo {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

/** Navigation function; the router's own may return a promise, which the declarative router never does. */
export const useNavigate: () => GoTo = useRouterNavigate;
