import { freePort } from '../../../tooling/dev/local-server.mjs';
import { versionOf } from '../packages.mjs';
import { CLIENT } from '../provider.mjs';
import { openRelay } from '../relay.mjs';
import { configurationOf, groupsOf } from './configuration.mjs';
import { asksPassword, goOn, signIn, signOut } from './pages.mjs';
import { openServer } from './server.mjs';

/**
 * Debian's LemonLDAP::NG as a school's identity provider, with its demonstration accounts.
 *
 * @param {{ folder: string, portal: string, people: import('../provider.mjs').Person[] }} wishes `portal`: its address
 * @returns {Promise<import('../provider.mjs').Provider>}
 */
export const openLemonldap = async ({ folder, portal, people }) => {
  const [port, inner] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const relay = await openRelay(port, inner);
  const { configurations, makeKeys, start, stop } = openServer({ folder, port: inner, url });
  configurations.add(configurationOf({ folder, url, portal, people }));
  makeKeys();
  await start();
  const restart = async () => {
    await stop();
    await start();
  };
  return {
    name: `LemonLDAP::NG ${versionOf('liblemonldap-ng-portal-perl')}`,
    issuer: url,
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_CLAIM: 'matricule',
      OIDC_SCOPE: 'openid profile',
      OIDC_GROUPS_CLAIM: 'groups',
    },
    refusal: 'WWW-Authenticate',
    relay,
    tokenPath: '/oauth2/token',
    start,
    stop,
    close: () => relay.close(),
    // Its portalForceAuthnInterval, five seconds, and one more.
    trusts: 6000,
    asksPassword,
    goOn,
    signIn,
    signOut,
    change: async (person) => {
      const others = people.filter(({ name }) => name !== person.name);
      configurations.add({ ...configurations.read(), groups: groupsOf([...others, person]) });
      await restart();
    },
    rotate: async () => {
      makeKeys();
      await restart();
    },
  };
};
