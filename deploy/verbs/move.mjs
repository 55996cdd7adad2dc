import { moveToBucket, openReleaseStore } from 'release-store';
import { Refusal } from '../refusal.mjs';

/**
 * Brings a folder of releases into a bucket, with its history. Where signatures are asked for, what is in service must have
 * one that holds, in the bucket as it did in the folder.
 *
 * @param {{ folder: string, bucket: string | undefined, guard: import('release-store').Guard | null }} options
 */
export const move = async ({ folder, bucket, guard }) => {
  if (!bucket) throw new Refusal('seau', 'RELEASES_BUCKET dit dans quel seau, RELEASES_DIR de quel dossier.');
  const { versions, changes, revision } = await moveToBucket({ folder, bucket });
  const store = openReleaseStore({ bucket, folder, guard });
  const { remotes } = await store.registry();
  for (const [remote, { version, canary }] of Object.entries(remotes))
    for (const each of new Set([version, canary?.version])) if (each) await store.verify(remote, each);
  return `${bucket} a l’histoire de ${folder} : versions ${versions}, lignes du journal ${changes}, révision ${revision}. Le dossier reste comme il est.`;
};
