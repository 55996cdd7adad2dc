import { act, configure, type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'shared-router/testing';
import { PortalProvider } from './theme/portal-provider';

// As in development, everything is mounted twice: what does not clean up after itself is seen.
configure({ reactStrictMode: true });

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
