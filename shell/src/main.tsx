import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-router';
import { App } from './app/app';
import { browserPorts } from './federation/browser-ports';
import { trustRegistry } from './federation/integrity';
import { readPageData } from './portal/page-data';

/** In development everything is mounted twice, so that what does not clean up after itself is seen. */
const Checked = process.env.NODE_ENV === 'development' ? StrictMode : Fragment;

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
