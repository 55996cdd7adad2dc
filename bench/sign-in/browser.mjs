/**
 * @typedef {object} Page where a browser came to rest
 * @property {string} url
 * @property {number} status
 * @property {string} text
 */

/** @typedef {ReturnType<typeof openBrowser>} Browser */

/**
 * @typedef {object} Visit
 * @property {Record<string, string>} [form] sent as a form, by POST
 * @property {((url: string) => boolean) | undefined} [stopAt] an address that is not followed: the page is then empty, under status 0
 */

/** A site that sends from page to page for longer than this is broken. */
const REDIRECTS = 20;

/** Whether a site takes its cookie back. @param {string} attributes */
const isTakenBack = (attributes) => /max-age=(0|-)|expires=[^;]*19[67]\d/i.test(attributes);

/** One person's browser, as far as signing in needs one: cookies of each host, and redirects. */
export const openBrowser = () => {
  /** @type {Map<string, Map<string, string>>} */
  const jars = new Map();
  /** @param {string} url */
  const jarOf = (url) => {
    const { hostname } = new URL(url);
    const jar = jars.get(hostname) ?? new Map();
    jars.set(hostname, jar);
    return jar;
  };

  /** @type {(url: string, init?: RequestInit) => Promise<Response>} */
  const ask = async (url, init = {}) => {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      accept: 'text/html',
      'accept-language': 'fr',
      ...(cookie && { cookie }),
      ...init.headers,
    };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (isTakenBack(attributes)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };

  /** @type {(start: string, visit?: Visit) => Promise<Page>} */
  const go = async (start, { form, stopAt = () => false } = {}) => {
    let url = start;
    /** @type {RequestInit} */
    let init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    for (let n = 0; n < REDIRECTS; n += 1) {
      if (stopAt(url)) return { url, status: 0, text: '' };
      const answer = await ask(url, init);
      const text = await answer.text();
      const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (next === null) return { url, status: answer.status, text };
      url = new URL(next, url).href;
      init = {};
    }
    throw new Error(`${start} renvoie sans fin.`);
  };

  return { ask, go };
};
