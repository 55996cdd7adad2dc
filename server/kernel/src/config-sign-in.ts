import { isIP } from 'node:net';
import { type GroupsConfig, readGroups } from './config-groups';
import type { EnvironmentReader } from './config-values';

/** An external OpenID Connect provider. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** What the portal asks the provider for, words apart by one space; `openid` is among them. */
  scope: string;
  /** Claim of the ID token that finds the account at the first sign-in (docs/decisions/sign-in-and-rights.md). */
  claim: string;
  /** Which of its groups give which rights; null = none does (docs/decisions/sign-in-and-rights.md). */
  groups: GroupsConfig | null;
}

/** Whether a host's name or address stays on this machine; of an address of the web, `URL.hostname`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether what is sent to this address can be read and changed on its way. */
export const isOpenToThePath = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' && !isLoopback(hostname);

/** Claims that say something of the token and nothing of the person. */
const NO_PERSON = new Set(['iss', 'aud', 'exp', 'iat', 'nbf', 'nonce', 'azp', 'acr', 'amr', 'at_hash']);

/** Whether a word may name a claim that tells of the person. */
const isOfPerson = (claim: string): boolean => /^[\x21-\x7e]{1,200}$/.test(claim) && !NO_PERSON.has(claim);

const readClaim = (read: EnvironmentReader): string => {
  const claim = read.text('OIDC_CLAIM') ?? 'preferred_username';
  if (!isOfPerson(claim))
    read.problems.push('OIDC_CLAIM doit être le nom d’une revendication qui désigne la personne');
  return claim;
};

const readScope = (read: EnvironmentReader): string => {
  const words = (read.text('OIDC_SCOPE') ?? 'openid profile').split(/\s+/);
  if (!words.includes('openid')) read.problems.push('OIDC_SCOPE doit contenir openid');
  return words.join(' ');
};

/** The provider that the environment names; null = the embedded demo one. */
export const readOidc = (read: EnvironmentReader): OidcConfig | null => {
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read.text('OIDC_CLIENT_ID');
  const clientSecret = read.text('OIDC_CLIENT_SECRET');
  if (!issuer) {
    if (clientId || clientSecret)
      read.problems.push('OIDC_ISSUER manque alors qu’OIDC_CLIENT_ID ou OIDC_CLIENT_SECRET est donné');
    if (read.text('OIDC_GROUPS_CLAIM') || read.text('OIDC_GROUPS'))
      read.problems.push('OIDC_ISSUER manque alors qu’OIDC_GROUPS_CLAIM ou OIDC_GROUPS est donné');
    return null;
  }
  if (!clientId) read.problems.push('OIDC_CLIENT_ID manque alors qu’OIDC_ISSUER est donné');
  // Whoever stands on the way would be anybody whom he likes.
  if (isOpenToThePath(issuer))
    read.problems.push('OIDC_ISSUER doit être en https (http n’est accepté que sur la boucle locale)');
  const claim = readClaim(read);
  return {
    issuer: issuer.href,
    clientId: clientId ?? '',
    clientSecret,
    scope: readScope(read),
    claim,
    // A word that says who somebody is, which people may choose themselves, is nobody's group.
    groups: readGroups(read, (one) => isOfPerson(one) && one !== claim && one !== 'sub'),
  };
};
