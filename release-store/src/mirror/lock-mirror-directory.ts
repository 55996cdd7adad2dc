import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the bucket of which a folder is a copy. */
const OWNER = '.bucket';

/** Takes a folder for copies of this bucket alone; throws where it holds anything else, which is left as it is. */
export const lockMirrorDirectory = (releases: string, bucket: string): void => {
  const owner = join(releases, OWNER);
  const known = existsSync(owner) ? readFileSync(owner, 'utf8') : null;
  if (known === bucket) return;
  if (known !== null || (existsSync(releases) && readdirSync(releases).length > 0))
    throw new Error(
      `RELEASES_DIR (${releases}) contient autre chose qu’une copie de ${bucket} : donnez un dossier vide.`,
    );
  mkdirSync(releases, { recursive: true });
  writeFileSync(owner, bucket);
};
