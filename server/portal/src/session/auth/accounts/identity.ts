import { createHash } from 'node:crypto';
import type { IDToken } from 'openid-client';
import { STAFF_ACCOUNT_LIMITS } from 'shared-contract/staff-accounts/staff-accounts';

/** Identity in a verified ID token. */
export interface Identity {
  issuer: string;
  /** Never given to anybody else by this issuer (OpenID Connect Core §5.7), and nothing else identifies. */
  subject: string;
  /** Finds the account at the first sign-in; null when the token has no such claim, or none that can be a name. */
  name: string | null;
  /** How the person is called, as the provider says it; null where the token does not say. */
  displayName: string | null;
}

/** Characters that no name has: databases refuse them, or change them into others. */
const NO_NAME = /[\p{Cc}\p{Cs}]/u;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 255 && !NO_NAME.test(value);

/** `name`, otherwise given name and family name (OpenID Connect Core §5.1), in one line. */
const displayNameOf = ({ name, given_name: given, family_name: family }: IDToken): string | null => {
  const said = isName(name) ? name : [given, family].filter(isName).join(' ');
  const line = said.replace(/\s+/g, ' ').trim();
  return line === '' || line.length > STAFF_ACCOUNT_LIMITS.name ? null : line;
};

/** Reads the identity out of a token's claims, as they are spelled there; throws when its subject can't be one. */
export const identityOf = (claims: IDToken, claim: string): Identity => {
  const { iss: issuer, sub: subject } = claims;
  if (!isName(subject)) throw new Error('the subject of the ID token can not be read');
  const name = claims[claim];
  // An address that nobody has checked is anybody's.
  const isUnchecked = claim === 'email' && claims.email_verified !== true;
  const displayName = displayNameOf(claims);
  return { issuer, subject, name: isName(name) && !isUnchecked ? name : null, displayName };
};

/** A subject as logs and audit may tell it from another one; it does not lead back to the person by itself. */
export const subjectMark = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string =>
  createHash('sha256').update(`${issuer}\n${subject}`).digest('hex').slice(0, 16);
