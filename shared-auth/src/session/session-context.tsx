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

/** The start-up answer needs no second reading before a screen asks for one (`refreshEndpoints`). */
const AS_IT_CAME = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false };

/**
 * Gives the session to the shell and to every remote under it; photo, unread count and event flags follow what
 * changes them (`refreshEndpoints([eventsAccess])`).
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const { data } = useSWR<Dashboard | null>(session.dashboard ? dashboard.path : null, {
    ...API_READ,
    ...AS_IT_CAME,
    fallbackData: session.dashboard,
  });
  const { data: events } = useSWR<EventsAccess>(eventsAccess.path, {
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
