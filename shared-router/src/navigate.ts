import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';

/** Goes to an address, or back and forth in the history; nothing is to be waited for. */
export interface GoTo {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

/** The function that changes the page; the router's own may promise, which its declarative form never does. */
export const useNavigate: () => GoTo = useRouterNavigate;
