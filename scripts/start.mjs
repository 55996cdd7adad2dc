import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildAll } = await import('./build.mjs');
await buildAll();
await import('./serve.mjs');
