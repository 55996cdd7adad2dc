import { Fragment, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setInlinedAnswers } from 'shared-auth/host';
import { BrowserRouter } from 'shared-router';
import { preloadParts } from 'shared-ui/late';
import { App } from './app/app';
import { withTimeout } from './federation/async/with-timeout';
import { recordIntegrity } from './federation/integrity';
import { importBrowserPorts, readRegistry } from './federation/late-loader';
import { importRuntime } from './federation/late-runtime';
import { onShellError } from './portal/error-boundary';
import { readInlinedAnswers, readPageData } from './portal/page-data';

declare global {
  /** Address that the server drew the page for (server/front/src/pages/drawn-address.ts). */
  var __PORTAL_ADDRESS__: string | undefined;
}

/** StrictMode in development: double mounting shows missing cleanup. */
const StrictInDevelopment = process.env.NODE_ENV === 'development' ? StrictMode : Fragment;

/** What a remote takes from the shell, for who imports one alone. */
export const openRuntime = () => Promise.all([importRuntime(), readRegistry()]);

const page = readPageData();

/** Reports an error to the server, by lazy-loaded code. */
const reportError = (error: unknown): void =>
  void importBrowserPorts().then(
    ({ reportShellError }) => reportShellError(page.registry?.shell, error),
    () => {},
  );

if (page.registry) recordIntegrity(page.registry);
onShellError(reportError);
setInlinedAnswers(readInlinedAnswers());

const portal = (
  <StrictInDevelopment>
    <BrowserRouter drawnFor={globalThis.__PORTAL_ADDRESS__}>
      <App page={page} />
    </BrowserRouter>
  </StrictInDevelopment>
);

/**
 * Timeout for the lazy parts of the server-rendered frame, milliseconds; then the page is rendered without hydrating
 * it.
 */
const PARTS_TIMEOUT_MS = 4_000;

/** Hydrates the server-rendered frame once its lazy parts are loaded; without them renders from scratch. */
const hydrateFrame = (root: HTMLElement, parts: string[]): void => {
  // As a transition: React then works in short tasks, between which the page answers.
  const hydrate = () => startTransition(() => void hydrateRoot(root, portal));
  if (parts.length === 0) hydrate();
  else
    withTimeout(preloadParts(parts), PARTS_TIMEOUT_MS).then(hydrate, () => createRoot(root).render(portal));
};

const root = document.getElementById('root');
const frame = root?.dataset['frame'];
if (root && frame !== undefined) hydrateFrame(root, frame.split(' ').filter(Boolean));
else if (root) createRoot(root).render(portal);
