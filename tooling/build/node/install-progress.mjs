/** A line of pnpm's `append-only` reporter. */
const PROGRESS = /Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)(, done)?/g;

/**
 * How far an installation is, from what pnpm said so far: first what is found in the machine's stores or fetched, then
 * what is put in place; nothing before pnpm itself is there.
 *
 * @param {string} words
 */
export const installProgress = (words) => {
  const last = [...words.matchAll(PROGRESS)].at(-1);
  if (!last) return '';
  const [, resolved = 0, reused = 0, downloaded = 0, added = 0] = last.map(Number);
  if (added > 0) return `${added} paquets mis en place sur ${resolved}`;
  return `${reused + downloaded} paquets trouvés sur ${resolved}`;
};
