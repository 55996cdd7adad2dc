/**
 * Whether an address is one of a declared path, whose parts after a colon may be anything; case does not matter.
 *
 * @type {(pattern: string, pathname: string) => boolean}
 */
export const isPathOf = (pattern, pathname) => {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, rank) => part.startsWith(':') || part.toLowerCase() === given[rank]?.toLowerCase())
  );
};

/** @param {string} pattern */
export const hasParameter = (pattern) => pattern.includes(':');

/**
 * Where a screen can be opened: its own address, or one that a screen seen before leads to.
 *
 * @type {(pattern: string, links: Set<string>) => string | undefined}
 */
export const addressOf = (pattern, links) =>
  hasParameter(pattern) ? [...links].find((link) => isPathOf(pattern, link.split('?', 1)[0] ?? '')) : pattern;
