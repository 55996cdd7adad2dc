import type { LightMyRequestResponse } from 'fastify';
import { openTestPortal, type TestBrowser, type TestPortal } from '../portal';
import { CLIENT, type HostileProvider, startHostileProvider } from './hostile-provider';
import type { Claims } from './id-tokens';

/** A portal whose sign-in is a provider that lies. */
export interface HostilePortal {
  portal: TestPortal;
  provider: HostileProvider;
  /** Goes to the provider: what the portal asked for there. */
  leave(browser: TestBrowser, returnTo?: string): Promise<URLSearchParams>;
  /** Comes back from it as the person whom the claims tell of. */
  comeBack(browser: TestBrowser, asked: URLSearchParams, person: Claims): Promise<LightMyRequestResponse>;
  /** Both, in a browser of its own. */
  signIn(person: Claims): Promise<{ browser: TestBrowser; answer: LightMyRequestResponse }>;
  close(): Promise<void>;
}

/** Opens such a portal; `env` adds to its environment. */
export const openHostilePortal = async (env: Record<string, string> = {}): Promise<HostilePortal> => {
  const provider = await startHostileProvider();
  const portal = await openTestPortal({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    RATE_LIMIT: 'on',
    ...env,
  });
  const leave: HostilePortal['leave'] = async (browser, returnTo = '/') => {
    const query = new URLSearchParams({ returnTo });
    const { headers } = await browser.get(`/auth/login?${query.toString()}`);
    return new URL(String(headers.location)).searchParams;
  };
  const comeBack: HostilePortal['comeBack'] = (browser, asked, person) => {
    const code = provider.codeFor(asked.get('nonce') ?? '', person);
    const query = new URLSearchParams({ code, state: asked.get('state') ?? '' });
    return browser.get(`/auth/callback?${query.toString()}`);
  };
  return {
    portal,
    provider,
    leave,
    comeBack,
    signIn: async (person) => {
      const browser = portal.browse();
      return { browser, answer: await comeBack(browser, await leave(browser), person) };
    },
    close: async () => {
      await portal.close();
      await provider.stop();
    },
  };
};
