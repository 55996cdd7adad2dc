/** @typedef {Awaited<ReturnType<import('playwright').APIRequestContext['storageState']>>} StorageState */

/**
 * Cookies of a user who signed in at the demo provider's page, as a browser without scripts would.
 *
 * @param {import('playwright').APIRequest} requests
 * @param {string} baseURL
 * @param {string} user
 * @returns {Promise<StorageState>}
 */
export const openSession = async (requests, baseURL, user) => {
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
};
