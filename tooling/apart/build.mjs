import { ensureReleaseStore } from 'release-store/build';

// The build of a checkout that holds one domain: what `npm run build` is in the repository.
await ensureReleaseStore();
const { build } = await import('../webpack/build.mjs');
const { REMOTES } = await import('../webpack/paths.mjs');
await build({ packages: REMOTES });
