import { join } from 'node:path';
import { whereKept } from '../../tooling/suite/kept.mjs';
import { root } from '../run.mjs';

/** Where the results of this run are kept, and whether those of earlier ones count. */
export const KEPT = whereKept(process.env, join(root, '.cache', 'steps'));
