import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { PortalProvider } from 'shared-ui';
import { UnstyledProvider } from 'shared-ui/testing';
import { type RenderWithSessionOptions, renderWithSession } from './render-with-session';

/**
 * The network's edge of a remote's tests: each says what the API answers, and a call that nobody answers fails it.
 * Importing this starts it for the test file.
 */
export const network = setupServer();

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** For a test that asks what styles hide: the page with its rules in the document. */
export const styled: RenderWithSessionOptions = {
  wrapper: (children) => <PortalProvider>{children}</PortalProvider>,
};

/** Renders a page of a remote as the shell would, under the portal's look. */
export const renderPage = (page: ReactElement, options: RenderWithSessionOptions = {}) =>
  renderWithSession(page, {
    wrapper: (children) => <UnstyledProvider>{children}</UnstyledProvider>,
    ...options,
  });
