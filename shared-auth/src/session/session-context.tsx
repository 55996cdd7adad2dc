import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Dashboard, EventsAccess } from 'shared-contract';
import { dashboard, eventsAccess } from 'shared-contract/portal/endpoints';
import useSWR from 'swr';
import { API_READ } from '../data/use-api';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  children: ReactNode;
}

/** SWR options: no revalidation until `refreshEndpoints` asks for one. */
const NO_REVALIDATION = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false };

/**
 * Provides the session to the shell and the remotes; photo, unread count and event flags are revalidated
 * (`refreshEndpoints([eventsAccess])`).
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const { data } = useSWR<Dashboard | null>(session.dashboard ? dashboard.path : null, {
    ...API_READ,
    ...NO_REVALIDATION,
    fallbackData: session.dashboard,
  });
  const { data: events } = useSWR<EventsAccess>(eventsAccess.path, {
    ...API_READ,
    ...NO_REVALIDATION,
    fallbackData: session.events,
  });
  const live = useMemo(
    () => ({ ...session, dashboard: data ?? session.dashboard, events: events ?? session.events }),
    [session, data, events],
  );
  return <SessionContext value={live}>{children}</SessionContext>;
};

/** The full session; throws outside a SessionProvider. */
export const useFullSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside a SessionProvider');
  return session;
};
