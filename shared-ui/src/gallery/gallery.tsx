import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'shared-router';
import { ToastRegion } from '../kit/toast';
import { PortalProvider } from '../theme/portal-provider';
import { FormPage } from './form-page';
import { GalleryFrame } from './gallery-frame';
import { GatePage } from './gate-page';
import { HomePage } from './home-page';
import { StatesPage } from './states-page';
import { TablesPage } from './tables-page';

const PAGES: Record<string, ReactNode> = {
  '/': <HomePage />,
  '/etats': <StatesPage />,
  '/bloque': <GatePage />,
  '/formulaire': <FormPage />,
  '/tableaux': <TablesPage />,
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <PortalProvider nonce="galerie">
        <BrowserRouter>
          <GalleryFrame>
            <Routes>
              {Object.entries(PAGES).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Routes>
          </GalleryFrame>
          <ToastRegion />
        </BrowserRouter>
      </PortalProvider>
    </StrictMode>,
  );
