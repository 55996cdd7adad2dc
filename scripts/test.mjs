import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { runSuite } = await import('./suite.mjs');
process.exitCode = await runSuite(process.argv.slice(2));
