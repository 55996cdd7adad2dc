import { moveToBucket, OPERATOR, openReleaseStore } from 'release-store';
import { Refusal } from '../refusal.mjs';

/**
 * Brings a folder of releases into a bucket, with its history. Where either is signed, who moves it can sign for
 * everybody, and what is in service must have a signature that holds, in the bucket as it did in the folder.
 *
 * @param {{ folder: string, bucket: string | undefined, guard: import('release-store').Guard | null, searched: string }} options
 */
export const move = async ({ folder, bucket, ...keys }) => {
  if (!bucket) throw new Refusal('seau', 'RELEASES_BUCKET dit dans quel seau, RELEASES_DIR de quel dossier.');
  const store = openReleaseStore({ bucket, folder, ...keys });
  for (const each of [openReleaseStore({ bucket: null, folder, ...keys }), store])
    await each.requireSigner(OPERATOR);
  const { versions, changes, revision } = await moveToBucket({ folder, bucket });
  const { remotes } = await store.registry();
  for (const [remote, entry] of Object.entries(remotes)) {
    await store.verifyEntry(remote, entry);
    for (const each of new Set([entry.version, entry.canary?.version]))
      if (each) await store.verify(remote, each);
  }
  return `${bucket} a l’histoire de ${folder} : versions ${versions}, lignes du journal ${changes}, révision ${revision}. Le dossier reste comme il est.`;
};
