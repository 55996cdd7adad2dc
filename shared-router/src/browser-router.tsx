import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';

/** Where to render, and how one came there: of what the page was drawn for, the address alone is known. */
interface Place {
  action: NavigationType;
  location: Location | string;
}

export interface BrowserRouterProps {
  /** Path and query that the server drew the page for; absent where it drew none. */
  drawnFor?: string | undefined;
  children: ReactNode;
}

/**
 * Router of the browser's history. The history may move (Back, just after a reload) before React has taken over what was
 * drawn: the library's own router would then render another page than stands there, or hear nothing of the move. This one
 * renders what was drawn, and follows.
 */
export const BrowserRouter = ({ drawnFor, children }: BrowserRouterProps) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [first] = useState((): Place => {
    const { action, location } = history;
    const isMoved = drawnFor !== undefined && drawnFor !== location.pathname + location.search;
    return { action, location: isMoved ? drawnFor : location };
  });
  const [{ action, location }, setPlace] = useState(first);
  useLayoutEffect(() => {
    const follow = (next: Place) => startTransition(() => setPlace(next));
    const stop = history.listen(follow);
    const { action: last, location: now } = history;
    if (typeof first.location === 'string' || createPath(now) !== createPath(first.location))
      follow({ action: last, location: now });
    return stop;
  }, [history, first]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
