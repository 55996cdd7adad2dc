import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-router';
import { App } from './app/app';
import { browserPorts } from './federation/browser-ports';
import { trustRegistry } from './federation/integrity';
import { fetchRuntime } from './federation/late-runtime';
import { readPageData } from './portal/page-data';

/** In development everything is mounted twice, so that what does not clean up after itself is seen. */
const Checked = process.env.NODE_ENV === 'development' ? StrictMode : Fragment;

declare global {
  var __PORTAL_RUNTIME__: unknown;
}

/** What checks a remote before it is published imports it alone, in a page that shows none. */
globalThis.__PORTAL_RUNTIME__ = fetchRuntime;

const page = readPageData();
if (page.registry) trustRegistry(page.registry);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Checked>
      <BrowserRouter>
        <App page={page} ports={browserPorts} />
      </BrowserRouter>
    </Checked>,
  );
}
