/** One sign-in that was started and not finished; it lives in the person's own HttpOnly cookie for ten minutes. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

/** Sign-ins that may run side by side in one browser: one a tab, the oldest is forgotten. */
const MAX_ATTEMPTS = 4;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  ['state', 'nonce', 'verifier', 'returnTo'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The attempts in a cookie's value, newest last; whatever can't be read counts as none. */
export const readAttempts = (cookie: string | undefined): Attempt[] => {
  if (!cookie) return [];
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed.filter(isAttempt).slice(-MAX_ATTEMPTS) : [];
  } catch {
    return [];
  }
};

/** The cookie's value for these attempts, short enough for a cookie whatever the paths are. */
export const writeAttempts = (attempts: Attempt[]): string => {
  const kept = attempts.slice(-MAX_ATTEMPTS);
  for (;;) {
    const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
    if (value.length <= 3500 || kept.length <= 1) return value;
    kept.shift();
  }
};
