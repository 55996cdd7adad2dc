interface Version {
  major: number;
  minor: number;
  patch: number;
}

const parse = (text: string): Version | null => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return parts ? { major: Number(parts[1]), minor: Number(parts[2]), patch: Number(parts[3]) } : null;
};

const isAtLeast = (version: Version, floor: Version): boolean =>
  version.minor > floor.minor || (version.minor === floor.minor && version.patch >= floor.patch);

/**
 * True when `version` satisfies `range`: `^1.2.3` (same major, at least), `~1.2.3` (same minor, at least) or an exact
 * version. Anything unreadable fails.
 */
export const isInRange = (version: string, range: string): boolean => {
  const actual = parse(version);
  const floor = parse(range.replace(/^[\^~]/, ''));
  if (!actual || !floor || actual.major !== floor.major) return false;
  if (range.startsWith('^') && floor.major > 0) return isAtLeast(actual, floor);
  if (actual.minor !== floor.minor) return false;
  return range.startsWith('^') || range.startsWith('~')
    ? actual.patch >= floor.patch
    : actual.patch === floor.patch;
};
