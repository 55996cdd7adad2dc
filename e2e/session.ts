import type { APIRequest, BrowserContextOptions } from '@playwright/test';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Cookies of a user who signed in at the demo provider's page, as a browser without scripts would. */
export async function openSession(
  requests: APIRequest,
  baseURL: string,
  user: string,
): Promise<StorageState> {
  const request = await requests.newContext({ baseURL, extraHTTPHeaders: { accept: 'text/html' } });
  const page = await request.get('/');
  const [, action] = /<form method="post" action="([^"]+)"/.exec(await page.text()) ?? [];
  if (!action) throw new Error(`no form to sign in at ${page.url()}`);
  const home = await request.post(action, { form: { identifiant: user, motDePasse: 'demo' } });
  const { origin, pathname } = new URL(home.url());
  if (origin !== new URL(baseURL).origin || pathname.startsWith('/oidc/'))
    throw new Error(`${user} did not sign in: ${home.status()} at ${home.url()}`);
  const state = await request.storageState();
  await request.dispose();
  return state;
}
