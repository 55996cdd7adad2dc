import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemServer } from '../../api/src/testing/postgres.mjs';
import { NGINX } from '../../deploy/testing/nginx.mjs';
import { ensureChromium } from '../../tooling/browser/chromium.mjs';

/**
 * Once for all steps: it may have to be installed.
 *
 * @type {string | undefined}
 */
let chromium;
export const findChromium = () => {
  chromium ??= ensureChromium();
  return chromium;
};

/** Executables of this machine that tests start, as far as they are installed: another version decides anew. */
export const programs = () => {
  const postgres = systemServer();
  const paths = [findChromium(), postgres ? join(postgres, 'postgres') : '', NGINX];
  return paths.filter((path) => path !== '' && existsSync(path));
};
