import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Box } from '../layout/layout';
import { createStyleCache, PortalProvider } from './portal-provider';

const rules = () =>
  [...document.querySelectorAll('style[data-emotion]')]
    .flatMap((style) => [...((style as HTMLStyleElement).sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('PortalProvider', () => {
  it('carries the nonce on every style element', () => {
    render(
      <PortalProvider nonce="abc">
        <Box color="accent">texte</Box>
      </PortalProvider>,
    );
    const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.every(({ nonce }) => nonce === 'abc')).toBe(true);
  });

  it('points at the properties of the page and emits no value of its own', () => {
    render(
      <PortalProvider>
        <Box bg="surface" p="4" fontSize="sm" display={{ base: 'none', md: 'block' }}>
          texte
        </Box>
      </PortalProvider>,
    );
    expect(rules()).toMatch(
      /background: var\(--surface\);.*padding: var\(--s4\);.*font-size: var\(--fs-sm\)/,
    );
    expect(rules()).toMatch(/min-width: 56.25rem|min-width: 900px/);
    expect(rules()).not.toMatch(/--chakra-(colors|spacing|radii|fonts)/);
  });

  it('hydrates what the server rendered, without a word of warning', async () => {
    const page = (
      <PortalProvider cache={createStyleCache('abc')}>
        <Box color="muted">texte</Box>
      </PortalProvider>
    );
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(page);
    const complaints: unknown[] = [];
    await act(async () => {
      hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(host).toHaveTextContent('texte');
  });
});
