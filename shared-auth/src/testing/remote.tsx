import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { PortalProvider } from 'shared-ui';
import { UnstyledProvider } from 'shared-ui/testing';
import { type RenderWithSessionOptions, renderWithSession } from './render-with-session';

/** MSW server of a remote's tests; unhandled requests fail the test. Importing it starts it for the test file. */
export const network = setupServer();

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** For tests that depend on styles: renders with the rules in the document. */
export const styled: RenderWithSessionOptions = {
  wrapper: (children) => <PortalProvider>{children}</PortalProvider>,
};

/** Renders a page of a remote under the portal's theme, as the shell does. */
export const renderPage = (page: ReactElement, options: RenderWithSessionOptions = {}) =>
  renderWithSession(page, {
    wrapper: (children) => <UnstyledProvider>{children}</UnstyledProvider>,
    ...options,
  });
