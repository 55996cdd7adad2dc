import { mapLimit } from '../map-limit';
import { hasSignature } from '../registry';
import { SIGNATURE_FILE } from '../signing/signed-release';
import { MAX_TRANSFERS } from './bucket-release';
import { REGISTRY, VERSIONS } from './documents';
import { releaseKey } from './release-files';
import type { S3Client } from './s3/s3-client';
import { readJson } from './update-json';

/**
 * True where an entry of the registry in a bucket, or the last version that a remote published, bears a signature. Each
 * write asks: it reads one object a remote at most, however many versions there are.
 */
export const isBucketSigned = async (client: S3Client): Promise<boolean> => {
  if (hasSignature(await readJson(client, REGISTRY))) return true;
  const published = Object.entries(await readJson(client, VERSIONS)).flatMap(([remote, versions]) =>
    versions.slice(-1).map(({ version }) => releaseKey(remote, version, SIGNATURE_FILE)),
  );
  let isFound = false;
  await mapLimit(published, MAX_TRANSFERS, async (key) => {
    isFound ||= (await client.read(key)) !== null;
  });
  return isFound;
};
