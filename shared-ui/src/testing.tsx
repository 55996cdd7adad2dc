import createCache from '@emotion/cache';
import { act, configure, type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { PropsWithChildren, ReactElement } from 'react';
import { MemoryRouter } from 'shared-router/testing';
import { PortalProvider } from './theme/portal-provider';

// As in development, everything is mounted twice: what does not clean up after itself is seen.
configure({ reactStrictMode: true });

const styles = createCache({ key: 'css', container: document.createElement('div') });

/**
 * The portal's look with its rules in no document. jsdom works out an element's style from every rule of the document, for
 * each element that a query by role passes, and lays nothing out: half of a page's time in tests. What the rules do is
 * tested in the kit and seen in a browser.
 */
export const UnstyledProvider = ({ children }: PropsWithChildren) => (
  <PortalProvider cache={styles}>{children}</PortalProvider>
);

/** Renders an element under the portal's look and a router at `path`. */
export const renderUi = (element: ReactElement, { path = '/' } = {}): RenderResult =>
  render(
    <PortalProvider>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </PortalProvider>,
  );

/**
 * Throws when axe finds a violation, with its rule, its elements and the remedy. What is answered meanwhile shows after
 * it. jsdom paints nothing, so contrast is held by the theme's property test and by the end-to-end runs.
 */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await act(() =>
    axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  if (report.length > 0) throw new Error(report.join('\n'));
}
