import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Where the remotes under work are in service: a folder of its own, so that nothing in service elsewhere changes. */
export const DEV_RELEASES = join(root, '.cache', 'dev', 'releases');
