import { rmSync } from 'node:fs';

/** What `set-up.mjs` built goes with the run. */
export default function tearDown() {
  const folder = process.env.BUILT_SERVER;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
