import { ensureReleaseStore } from 'release-store/build';

await ensureReleaseStore();
const { portalctl } = await import('./command-line.mjs');
process.exitCode = await portalctl(process.argv.slice(2));
