import { CLIENT, PASSWORD } from '../provider.mjs';
import { PLUGIN } from './configuration.mjs';

/**
 * @typedef {import('../browser.mjs').Browser} Browser
 * @typedef {import('../browser.mjs').Page} Page
 */

/** The page is a program; what it shows comes from its address. @param {Page} page */
export const asksPassword = ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/login.html' && searchParams.get('prompt') !== 'end_session';
};

/** @type {(browser: Browser, url: string, call: { method: string, path: string, body?: unknown }) => Promise<void>} */
const call = async (browser, url, { method, path, body }) => {
  const answer = await browser.ask(new URL(`/api/${path}`, url).href, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`Glewlwyd ${path} : ${answer.status} ${await answer.text()}`);
};

/** Back to where the person was. @param {string} url */
const onward = (url) => {
  const back = new URL(url).searchParams.get('callback_url');
  if (back === null) throw new Error(`Glewlwyd ne dit pas où revenir : ${url}`);
  const next = new URL(back);
  next.searchParams.set('g_continue', '');
  return next.href;
};

/** Its button « Continuer », for whom it knows and need not ask again. @type {import('../provider.mjs').Provider['goOn']} */
export const goOn = async (browser, page) => {
  if (!asksPassword(page) || new URL(page.url).searchParams.get('prompt') === 'login') return page;
  const known = await browser.ask(new URL('/api/profile_list', page.url).href);
  return known.ok ? browser.go(onward(page.url)) : page;
};

/**
 * What the page does once the form is sent: the password, the person's consent, and back to where she was.
 *
 * @type {import('../provider.mjs').Provider['signIn']}
 */
export const signIn = async (browser, page, name, stopAt) => {
  if (!asksPassword(page)) throw new Error(`Glewlwyd ne demande pas le mot de passe : ${page.url}`);
  const { searchParams } = new URL(page.url);
  const body = { username: name, password: PASSWORD };
  await call(browser, page.url, { method: 'POST', path: 'auth/', body });
  const scope = searchParams.get('scope') ?? '';
  await call(browser, page.url, { method: 'PUT', path: `auth/grant/${CLIENT.id}`, body: { scope } });
  return browser.go(onward(page.url), { stopAt });
};

/** What the page does once the person says that she leaves. @type {import('../provider.mjs').Provider['signOut']} */
export const signOut = async (browser, url, stopAt) => {
  const page = await browser.go(url, { stopAt });
  const { searchParams } = new URL(page.url);
  if (searchParams.get('prompt') !== 'end_session')
    throw new Error(`Glewlwyd ne demande pas de confirmer la sortie : ${page.url} ${page.status}`);
  await call(browser, page.url, { method: 'DELETE', path: `${PLUGIN}/session/${searchParams.get('sid')}` });
  await call(browser, page.url, { method: 'DELETE', path: 'auth/' });
  return browser.go(searchParams.get('callback_url') ?? page.url, { stopAt });
};
