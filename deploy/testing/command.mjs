import { portalctl } from '../command-line.mjs';

/** The command as a process of its own, without the browser's contract test. */
process.exitCode = await portalctl(process.argv.slice(2), { checkRemotes: async () => [] });
