/**
 * @typedef {import('../browser.mjs').Page} Page
 */

/** The fields of the page's form that have a value already, and where it is sent. @param {Page} page */
const formOf = ({ text, url }) => {
  const [, attributes = '', inside = ''] = /<form\b([^>]*)>([\s\S]*?)<\/form>/.exec(text) ?? [];
  /** @type {Record<string, string>} */
  const form = {};
  for (const [tag] of inside.matchAll(/<input\b[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (name && !/\btype="checkbox"/.test(tag))
      form[name] = (/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
  }
  const action = /\baction="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return { form, action: new URL(action === '#' ? '' : action, url).href };
};

/** @param {Page} page */
export const asksPassword = ({ text }) => /<input[^>]*name="password"/.test(text);

/** Whom it knows is sent on by itself, or asked to say that she renews her session. @type {import('../provider.mjs').Provider['goOn']} */
export const goOn = async (browser, page) => {
  if (!/<form[^>]*action="\/renewsession"/.test(page.text)) return page;
  const { form, action } = formOf(page);
  return browser.go(action, { form });
};

/** The form as a person sends it: its demonstration accounts have their name as password. @type {import('../provider.mjs').Provider['signIn']} */
export const signIn = async (browser, page, name, stopAt) => {
  if (!asksPassword(page)) throw new Error(`LemonLDAP::NG ne demande pas le mot de passe : ${page.url}`);
  const { form, action } = formOf(page);
  return browser.go(action, { form: { ...form, user: name, password: name }, stopAt });
};

/** Without a question, as the portal is registered there. @type {import('../provider.mjs').Provider['signOut']} */
export const signOut = (browser, url, stopAt) => browser.go(url, { stopAt });
