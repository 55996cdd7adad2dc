import { ensureReleaseStore } from 'release-store/build';

// `npm run build` of a folder that holds one domain (docs/decisions/working-on-one-domain.md).
await ensureReleaseStore();
const { build } = await import('./build-packages.mjs');
const { REMOTES } = await import('./paths.mjs');
await build({ packages: REMOTES });
