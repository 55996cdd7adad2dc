import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { type RenderWithSessionOptions, renderWithSession } from 'shared-auth/testing';
import { PortalProvider } from 'shared-ui';

/** The network's edge: each test says what the API answers. */
export const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** Renders a page of the domain as the shell would, under the portal's look. */
export const renderPage = (page: ReactElement, options: RenderWithSessionOptions = {}) =>
  renderWithSession(page, {
    wrapper: (children) => <PortalProvider>{children}</PortalProvider>,
    ...options,
  });
