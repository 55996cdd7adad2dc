/** Spaces, control characters and backslashes, which browsers read in ways of their own. */
const isOdd = (one: string): boolean => one <= ' ' || one === '\\' || one === '\u007f';

/** A path of this origin to go back to after signing in; anything else becomes the home. */
export const safeReturnTo = (value: unknown): string => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//') || [...value].some(isOdd))
    return '/';
  const base = 'http://portail.invalid';
  try {
    const url = new URL(value, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return '/';
    return /^\/(auth\/(?!done$)|oidc\/|api\/)/.test(url.pathname)
      ? '/'
      : url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
};
