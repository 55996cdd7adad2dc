import { fileURLToPath } from 'node:url';

/** Beside this file as source, beside the bundle when built. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('./migrations', import.meta.url));
