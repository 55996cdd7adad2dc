import { openBrowser } from '../browser.mjs';
import { CLIENT, PASSWORD } from '../provider.mjs';
import { makeKey, PLUGIN, pluginOf } from './configuration.mjs';

/** @typedef {import('../provider.mjs').Person} Person */

/** What Debian's empty base has, to be changed by whoever installs it. */
const FIRST = { username: 'admin', password: 'password' };

/** The portal, as this provider knows it. @param {string} portal */
const clientOf = (portal) => ({
  client_id: CLIENT.id,
  name: 'Portail',
  confidential: true,
  enabled: true,
  client_secret: CLIENT.secret,
  redirect_uri: [`${portal}/auth/callback`],
  authorization_type: ['code'],
  token_endpoint_auth_method: ['client_secret_basic'],
  post_logout_redirect_uris: [`${portal}/`],
  scope: [],
});

/** What a person has there. @param {Person} person */
const recordOf = ({ matricule, groups }) => ({
  scope: ['openid', 'g_profile'],
  enabled: true,
  matricule,
  groups,
});

/**
 * Glewlwyd's administration, by the calls that its pages make.
 *
 * @param {string} url
 * @param {{ issuer: string, tokenSeconds: number }} wishes
 */
export const administrationOf = (url, { issuer, tokenSeconds }) => {
  let keys = 0;
  let browser = openBrowser();

  /** @type {(method: string, path: string, body?: unknown) => Promise<unknown>} */
  const call = async (method, path, body) => {
    const answer = await browser.ask(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Glewlwyd ${method} ${path} : ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

  const enter = async () => {
    browser = openBrowser();
    await call('POST', 'auth/', FIRST);
  };

  const plugin = async () => {
    keys += 1;
    return pluginOf({ issuer, key: await makeKey(`cle-${keys}`), tokenSeconds });
  };

  /** Properties that a school adds to its people. @param {string} kind @param {Record<string, boolean>} fields */
  const addFields = async (kind, fields) => {
    const instance = /** @type {{ parameters: { 'data-format': Record<string, unknown> } }} */ (
      await call('GET', `mod/${kind}/database`)
    );
    for (const [name, multiple] of Object.entries(fields))
      instance.parameters['data-format'][name] = { multiple, read: true, write: true };
    await call('PUT', `mod/${kind}/database`, instance);
    await call('PUT', `mod/${kind}/database/reset`);
  };

  return {
    enter,
    /** @param {string} portal its address */
    setUp: async (portal) => {
      await enter();
      await addFields('user', { matricule: false, groups: true });
      await addFields('client', { post_logout_redirect_uris: true });
      await call('POST', 'mod/plugin/', await plugin());
      await call('POST', 'client/', clientOf(portal));
    },
    /** @param {Person} person */
    add: (person) =>
      call('POST', 'user/', { username: person.name, password: PASSWORD, ...recordOf(person) }),
    /** @param {Person} person */
    change: (person) => call('PUT', `user/${person.name}`, recordOf(person)),
    rotate: async () => {
      await call('PUT', `mod/plugin/${PLUGIN}`, await plugin());
      await call('PUT', `mod/plugin/${PLUGIN}/reset`);
    },
  };
};
