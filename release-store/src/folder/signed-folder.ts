import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasSignature } from '../registry';
import { SIGNATURE_FILE } from '../signing/signed-release';
import { readRegistry } from './registry-file';
import { publishersIn, versionFolder, versionsOf } from './release-folder';

/** True where an entry of the registry or a version in a folder of releases bears a signature. */
export const isFolderSigned = (releases: string): boolean =>
  hasSignature(readRegistry(releases)) ||
  publishersIn(releases).some((remote) =>
    versionsOf(releases, remote).some((version) =>
      existsSync(join(versionFolder(releases, remote, version), SIGNATURE_FILE)),
    ),
  );
