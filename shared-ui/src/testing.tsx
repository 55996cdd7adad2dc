import createCache from '@emotion/cache';
import { act, configure, type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { PropsWithChildren, ReactElement } from 'react';
import { MemoryRouter } from 'shared-router/testing';
import { PortalProvider } from './theme/portal-provider';

// As in development, everything is mounted twice: what does not clean up after itself is seen.
configure({ reactStrictMode: true });

const rules = document.createElement('div');
const styles = createCache({ key: 'css', container: rules, speedy: false });

/** jsdom has no viewport, and applies no rule of a media query: those of a phone are lifted out of theirs. */
const applyPhoneRules = (sheet: CSSStyleSheet): void => {
  for (const rule of [...sheet.cssRules]) {
    if (!('media' in rule) || !/max-width/.test(String(Reflect.get(Object(rule.media), 'mediaText'))))
      continue;
    for (const inner of [...(rule as CSSMediaRule).cssRules])
      sheet.insertRule(inner.cssText, sheet.cssRules.length);
  }
};

/** Runs `work` while the document has the rules of an unstyled provider, as on a phone. */
export const whileStyled = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
  document.head.append(rules);
  for (const sheet of [...document.styleSheets]) applyPhoneRules(sheet);
  const { getComputedStyle } = window;
  // jsdom complains of what it is asked about `::before`, and knows nothing of it.
  window.getComputedStyle = (element) => getComputedStyle(element);
  try {
    return await work();
  } finally {
    window.getComputedStyle = getComputedStyle;
    rules.remove();
  }
};

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
