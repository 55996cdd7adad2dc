import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Dashboard, type EventsAccess, STARTUP_PATHS } from 'shared-contract';
import useSWR from 'swr';
import { API_READ } from '../data/use-api';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  children: ReactNode;
}

/** The start-up answer needs no second reading before a screen asks for one (`refreshPaths`). */
const AS_IT_CAME = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false };

/**
 * Gives the session to the shell and to every remote under it; photo, unread count and event flags follow what
 * changes them (`refreshPaths([STARTUP_PATHS.events])`).
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const { data } = useSWR<Dashboard | null>(session.dashboard ? STARTUP_PATHS.dashboard : null, {
    ...API_READ,
    ...AS_IT_CAME,
    fallbackData: session.dashboard,
  });
  const { data: events } = useSWR<EventsAccess>(STARTUP_PATHS.events, {
    ...API_READ,
    ...AS_IT_CAME,
    fallbackData: session.events,
  });
  const live = useMemo(
    () => ({ ...session, dashboard: data ?? session.dashboard, events: events ?? session.events }),
    [session, data, events],
  );
  return <SessionContext value={live}>{children}</SessionContext>;
};

/** The whole session; throws outside a SessionProvider. */
export const useWholeSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside a SessionProvider');
  return session;
};
