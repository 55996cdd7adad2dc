import { renameSync, rmSync } from 'node:fs';
import { withLock } from 'tooling/registry/lock';
import { oldReleases } from 'tooling/registry/old-releases';
import { versionFolder } from 'tooling/registry/release-folder';

/** Gone at once for who reads, then removed. */
const remove = (releases, remote, version) => {
  const folder = versionFolder(releases, remote, version);
  const draft = `${folder}.brouillon-${process.pid}`;
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
};

/** Removes the versions of a remote that no open page can ask for; nothing else ever does. */
export const prune = ({ releases, remote }) =>
  withLock(releases, () => {
    const old = oldReleases(releases, remote, Date.now());
    for (const version of old) remove(releases, remote, version);
    return old.length === 0 ? `${remote} : rien à retirer.` : `${remote} : ${old.join(', ')} retirée(s).`;
  });
