import { configure, render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Route, Routes } from 'shared-router';
import { MemoryRouter } from 'shared-router/testing';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';
import { initCache } from 'swr/_internal';
import { bindSwrCache } from '../data/use-api';
import type { Session } from '../session/session';
import { SessionProvider } from '../session/session-context';
import { aSession } from './builders';

// As in development, everything is mounted twice: what does not clean up after itself is seen.
configure({ reactStrictMode: true });

export interface RenderWithSessionOptions {
  session?: Session;
  /** Address at which the screen opens. */
  at?: string;
  /** Route pattern of the screen, so that `useParams` finds its parameters. */
  path?: string;
  /** Other routes that the test goes to, by path. */
  routes?: Record<string, ReactNode>;
  /** Provider of the kit around everything, when the test needs one. */
  wrapper?: (children: ReactNode) => ReactNode;
}

/**
 * An empty cache that outlives its render, as the portal's does: a page that is left while it saves goes on to the end
 * of it, where a cache that went with the page would make it throw into the next test.
 */
const aCache = (): Cache => {
  const cache: Cache = new Map();
  initCache(cache);
  return cache;
};

/** The cache of this render is the one that a write refreshes. */
const Bound = ({ children }: { children: ReactNode }) => {
  bindSwrCache(useSWRConfig().mutate);
  return children;
};

/** SWR cache of one render, so that tests share no answers. */
export const IsolatedCache = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(aCache);
  return (
    <SWRConfig value={{ provider: () => cache, errorRetryCount: 0 }}>
      <Bound>{children}</Bound>
    </SWRConfig>
  );
};

/** Renders a screen as the shell does: session, router, empty cache. */
export const renderWithSession = (
  ui: ReactElement,
  {
    session = aSession(),
    at = '/',
    path = '*',
    routes = {},
    wrapper = (inner) => inner,
  }: RenderWithSessionOptions = {},
) => {
  return render(
    wrapper(
      <IsolatedCache>
        <SessionProvider session={session}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={path} element={ui} />
              {Object.entries(routes).map(([route, element]) => (
                <Route key={route} path={route} element={element} />
              ))}
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </IsolatedCache>,
    ),
  );
};
