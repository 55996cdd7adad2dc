import { join } from 'node:path';
import { root } from '../paths.mjs';

/** Release folder for development, separate from any folder in service. */
export const DEV_RELEASES = join(root, '.cache', 'dev', 'releases');
