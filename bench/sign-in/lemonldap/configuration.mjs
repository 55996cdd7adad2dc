import { join } from 'node:path';
import { CLIENT, TOKEN_SECONDS } from '../provider.mjs';

/** @typedef {import('../provider.mjs').Person} Person */

/** The portal's name among what LemonLDAP::NG calls relying parties. */
const RP = 'portail';

/** @param {string} name */
const isPerson = (name) => `$uid eq "${name}"`;

/** The groups that people are in, each as the rule that a school would write. @param {readonly Person[]} people */
export const groupsOf = (people) =>
  Object.fromEntries(
    [...new Set(people.flatMap(({ groups }) => groups))].map((group) => [
      group,
      people
        .filter(({ groups }) => groups.includes(group))
        .map(({ name }) => isPerson(name))
        .join(' or '),
    ]),
  );

/** A value of its own for each person, as an expression of the session. @param {readonly Person[]} people */
const matriculeOf = (people) =>
  people.reduceRight((rest, { name, matricule }) => `${isPerson(name)} ? "${matricule}" : ${rest}`, '""');

/** What the portal is there. @param {string} portal its address */
const relyingParty = (portal) => ({
  oidcRPMetaDataOptions: {
    [RP]: {
      oidcRPMetaDataOptionsClientID: CLIENT.id,
      oidcRPMetaDataOptionsClientSecret: CLIENT.secret,
      oidcRPMetaDataOptionsDisplayName: 'Portail étudiant',
      oidcRPMetaDataOptionsRedirectUris: `${portal}/auth/callback`,
      oidcRPMetaDataOptionsPostLogoutRedirectUris: `${portal}/`,
      oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
      oidcRPMetaDataOptionsIDTokenForceClaims: 1,
      oidcRPMetaDataOptionsIDTokenExpiration: TOKEN_SECONDS,
      oidcRPMetaDataOptionsRequirePKCE: 1,
      oidcRPMetaDataOptionsBypassConsent: 1,
      oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
    },
  },
  oidcRPMetaDataExportedVars: {
    [RP]: { matricule: 'matricule;string;never', groups: 'groups;string;auto' },
  },
  oidcRPMetaDataOptionsExtraClaims: { [RP]: { profile: 'matricule groups' } },
});

/** Where sessions of one kind are kept. @param {string} folder */
const filesIn = (folder) => ({
  Directory: folder,
  LockDirectory: join(folder, 'lock'),
  generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
});

/**
 * The first version of its configuration, which the tools of LemonLDAP::NG number.
 *
 * @param {{ folder: string, url: string, portal: string, people: readonly Person[] }} places
 */
export const configurationOf = ({ folder, url, portal, people }) => ({
  cfgNum: 1,
  cfgAuthor: 'banc',
  // None would be no configuration to it.
  cfgDate: String(Math.floor(Date.now() / 1000)),
  cfgVersion: '2.16.1',
  portal: `${url}/`,
  domain: '127.0.0.1',
  cookieName: 'lemonldap',
  securedCookie: 0,
  authentication: 'Demo',
  userDB: 'Same',
  passwordDB: 'Null',
  registerDB: 'Null',
  demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
  exportedVars: {},
  macros: { matricule: matriculeOf(people) },
  groups: groupsOf(people),
  whatToTrace: 'uid',
  locationRules: { '127.0.0.1': { default: 'accept' } },
  exportedHeaders: {},
  applicationList: {},
  globalStorage: 'Apache::Session::File',
  globalStorageOptions: filesIn(join(folder, 'sessions')),
  persistentStorage: 'Apache::Session::File',
  persistentStorageOptions: filesIn(join(folder, 'psessions')),
  issuerDBOpenIDConnectActivation: 1,
  oidcServiceMetaDataIssuer: url,
  oidcServiceAllowAuthorizationCodeFlow: 1,
  ...relyingParty(portal),
});
