import { isIP } from 'node:net';
import { type GroupsConfig, readGroups } from './config-groups';
import type { EnvironmentReader } from './config-values';

/** An external OpenID Connect provider. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** OAuth scopes requested, separated by one space; `openid` is always among them. */
  scope: string;
  /** Claim of the ID token that finds the account at the first sign-in (docs/decisions/sign-in-and-rights.md). */
  claim: string;
  /** Groups that give rights; null = none (docs/decisions/sign-in-and-rights.md). */
  groups: GroupsConfig | null;
}

/** True for a loopback host name or address; of a URL, pass `URL.hostname`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** True when traffic to this URL is unencrypted and leaves the machine. */
export const isUnencryptedRemote = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'https:' && !isLoopback(hostname);

/** Claims that say something of the token and nothing of the person. */
const TOKEN_CLAIMS = new Set(['iss', 'aud', 'exp', 'iat', 'nbf', 'nonce', 'azp', 'acr', 'amr', 'at_hash']);

/** True for a claim name that describes the person rather than the token. */
const isPersonClaim = (claim: string): boolean =>
  /^[\x21-\x7e]{1,200}$/.test(claim) && !TOKEN_CLAIMS.has(claim);

const readClaim = (read: EnvironmentReader): string => {
  const claim = read.text('OIDC_CLAIM') ?? 'preferred_username';
  if (!isPersonClaim(claim))
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
  if (isUnencryptedRemote(issuer))
    read.problems.push('OIDC_ISSUER doit être en https (http n’est accepté que sur la boucle locale)');
  const claim = readClaim(read);
  return {
    issuer: issuer.href,
    clientId: clientId ?? '',
    clientSecret,
    scope: readScope(read),
    claim,
    // A word that says who somebody is, which people may choose themselves, is nobody's group.
    groups: readGroups(read, (one) => isPersonClaim(one) && one !== claim && one !== 'sub'),
  };
};
