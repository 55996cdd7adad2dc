import { ensureReleaseStore } from 'release-store/build';

// The build of a checkout that holds one domain: what `npm run build` is in the repository.
await ensureReleaseStore();
const { build } = await import('../build/build-packages.mjs');
const { REMOTES } = await import('../build/paths.mjs');
await build({ packages: REMOTES });
