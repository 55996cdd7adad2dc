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
 * Theme provider without rules in the document: jsdom computes styles from every rule for each queried element, half
 * of a page test's time. Styles are tested in the kit and in browsers.
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
 * Throws on axe violations, with rule, elements and remedy. jsdom paints nothing: contrast is tested by the theme's
 * property test and end to end.
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
