import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from './config';

/** Version of the whole portal, that of the root's package.json. */
export const portalVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(PORTAL_ROOT, 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : null;
  return typeof version === 'string' ? version : '0.0.0';
};
