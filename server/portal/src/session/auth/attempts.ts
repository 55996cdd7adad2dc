/** One sign-in that was started and not finished. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

/** Characters of a cookie's value; browsers refuse more than 4,096 bytes with its name. */
const MAX_VALUE = 3500;

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');

/** The value of an attempt's cookie, whose name holds the state; a path that is too long becomes the home. */
export const writeAttempt = ({ nonce, verifier, returnTo }: Attempt): string => {
  const value = `${nonce}.${verifier}.${encode(returnTo)}`;
  return value.length <= MAX_VALUE ? value : `${nonce}.${verifier}.${encode('/')}`;
};

/** The attempt of a state, from its cookie's value; null when that can't be read. */
export const readAttempt = (state: string, value: string | undefined): Attempt | null => {
  const [nonce, verifier, path, ...others] = value?.split('.') ?? [];
  if (!nonce || !verifier || !path || others.length > 0) return null;
  return { state, nonce, verifier, returnTo: decode(path) };
};
