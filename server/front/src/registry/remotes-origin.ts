import type { Release } from 'shared-contract';

/** A release with its files where browsers fetch them: at `origin`, or at the portal's own when it is null. */
export const withOrigin = (origin: string | null, release: Release): Release => {
  if (origin === null) return release;
  const move = (url: string): string => `${origin}${url}`;
  const moveFile = (file: Release['entry']): Release['entry'] => ({ ...file, url: move(file.url) });
  return {
    ...release,
    entry: moveFile(release.entry),
    files: release.files.map(moveFile),
    preload: release.preload.map(move),
  };
};
