import { useLocation } from 'shared-router';

/** The page that was asked for before the policy was accepted; the home where none was. */
export const useAskedPage = (): string => {
  const { state } = useLocation();
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/desktop';
};
