import { Fragment, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepFirstAnswers } from 'shared-auth/host';
import { BrowserRouter } from 'shared-router';
import { fetchParts } from 'shared-ui/late';
import { App } from './app/app';
import { withTimeout } from './federation/async/with-timeout';
import { recordIntegrity } from './federation/integrity';
import { importBrowserPorts, readRegistry } from './federation/late-loader';
import { importRuntime } from './federation/late-runtime';
import { onShellError } from './portal/error-boundary';
import { readInlinedAnswers, readPageData } from './portal/page-data';

/** In development everything is mounted twice, so that what does not clean up after itself is seen. */
const StrictInDevelopment = process.env.NODE_ENV === 'development' ? StrictMode : Fragment;

declare global {
  var __PORTAL_RUNTIME__: unknown;
}

/** What checks a remote before it is published imports it alone, in a page that shows none and was told of none. */
globalThis.__PORTAL_RUNTIME__ = () => Promise.all([importRuntime(), readRegistry()]);

const page = readPageData();

/** Tells the server of it, by code that few pages ever need. */
const reportError = (error: unknown): void =>
  void importBrowserPorts().then(
    ({ reportShellError }) => reportShellError(page.registry?.shell, error),
    () => {},
  );

if (page.registry) recordIntegrity(page.registry);
onShellError(reportError);
keepFirstAnswers(readInlinedAnswers());

const portal = (
  <StrictInDevelopment>
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>
  </StrictInDevelopment>
);

/** A frame whose parts take longer is given up, so that the rest of the page answers: milliseconds. */
const PARTS_TIMEOUT_MS = 4_000;

/** Takes over the frame that stands in the page once the late parts in it are there; without them it begins anew. */
const hydrateFrame = (root: HTMLElement, parts: string[]): void => {
  const hydrate = () => void hydrateRoot(root, portal);
  if (parts.length === 0) hydrate();
  else withTimeout(fetchParts(parts), PARTS_TIMEOUT_MS).then(hydrate, () => createRoot(root).render(portal));
};

const root = document.getElementById('root');
const frame = root?.dataset['frame'];
if (root && frame !== undefined) hydrateFrame(root, frame.split(' ').filter(Boolean));
else if (root) createRoot(root).render(portal);
