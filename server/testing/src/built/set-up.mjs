import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureReleaseStore } from 'release-store/build';
import { buildServer } from '../../../commands/build.mjs';

const commands = fileURLToPath(new URL('../../../commands', import.meta.url));
const cache = fileURLToPath(new URL('../../../../.cache/server', import.meta.url));

/** What a run that was killed left, milliseconds after which it is no run's. */
const LEFT_AFTER = 86_400_000;

const removeLeft = () => {
  const left = readdirSync(cache).filter(
    (name) => statSync(join(cache, name)).mtimeMs < Date.now() - LEFT_AFTER,
  );
  for (const name of left) rmSync(join(cache, name), { recursive: true, force: true });
};

/**
 * Before a run of the server's tests, their sources are built once, for what they start beside themselves: a thread or a
 * process that translates them anew takes a second for it. `BUILT_SERVER` names the folder, three levels below the root as
 * `dist` is; a run has its own.
 */
export default async function setUp() {
  mkdirSync(cache, { recursive: true });
  removeLeft();
  await ensureReleaseStore();
  const folder = mkdtempSync(join(cache, 'run-'));
  await buildServer({ folder, isForTests: true });
  symlinkSync(join(commands, 'node_modules'), join(folder, 'node_modules'));
  process.env.BUILT_SERVER = folder;
}
