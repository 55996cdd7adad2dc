import './federation/publish-runtime';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-router';
import { App } from './app/app';
import { browserPorts } from './federation/browser-ports';
import { enforceIntegrity, trustRegistry } from './federation/integrity';
import { readPageData } from './portal/page-data';

const page = readPageData();
enforceIntegrity();
if (page.registry) trustRegistry(page.registry);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <App page={page} ports={browserPorts} />
    </BrowserRouter>,
  );
}
