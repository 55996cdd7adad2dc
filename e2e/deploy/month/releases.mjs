import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { handWritten, rebuild } from '../../../deploy/testing/versions.mjs';
import { folderOf, readJson, root } from '../../../tooling/build/paths.mjs';
import { contractVersion } from '../../../tooling/build/release/contract-version.mjs';
import { describeShell } from '../../../tooling/build/release/shell-release.mjs';

/** @typedef {{ dist: string, version: string }} Built */

/** @type {(workshop: string, remote: string, rank: number) => Built} */
export const soundRemote = (workshop, remote, rank) => {
  const dist = join(workshop, `${remote}-${rank}`);
  return { dist, version: rebuild(remote, dist, `2.0.${rank}`) };
};

/**
 * A version whose script throws when executed.
 *
 * @type {(workshop: string, remote: string, rank: number) => Built}
 */
export const brokenRemote = (workshop, remote, rank) => {
  const dist = join(workshop, `${remote}-${rank}`);
  const entry = `throw new Error('panne ${rank}');`;
  return { dist, version: handWritten(remote, dist, { semver: `2.0.${rank}`, entry }) };
};

/** Another build of the same shell, under another name. @type {(workshop: string, rank: number) => Built} */
export const anotherShell = (workshop, rank) => {
  const dist = join(workshop, `shell-${rank}`);
  const isSource = (/** @type {string} */ path) => !/\.(br|gz)$/.test(path);
  cpSync(join(folderOf('shell'), 'dist'), dist, { recursive: true, filter: isSource });
  const assets = join(dist, 'assets.json');
  /** @type {string} */
  const main = readJson(assets).main[0];
  const next = main.replace(/\.[0-9a-f]+\.js$/, `.mois${rank}.js`);
  renameSync(join(dist, main), join(dist, next));
  writeFileSync(assets, readFileSync(assets, 'utf8').replaceAll(main, next));
  return { dist, version: describeShell(dist, { semver: '9.0.0', contract: contractVersion() }) };
};

/** @param {string} folder */
export const forget = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Runs a `portalctl` verb in a process, without the browser contract test; killed (SIGKILL) before its `fatal`th
 * write below the releases. Resolves to its exit code, null when killed.
 *
 * @param {string[]} args
 * @param {Record<string, string> & { RELEASES_DIR: string }} env
 * @param {number | null} fatal
 */
export const command = async (args, env, fatal = null) => {
  const preload = pathToFileURL(join(root, 'deploy/testing/crash-at.mjs'));
  const at = { under: env.RELEASES_DIR, step: String(fatal), moment: 'pendant' };
  preload.search = String(new URLSearchParams(at));
  const child = spawn(
    process.execPath,
    [
      ...(fatal === null ? [] : ['--import', preload.href]),
      join(root, 'deploy/testing/command.mjs'),
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, RELEASES_BUCKET: '', ...env } },
  );
  const [code] = await once(child, 'exit');
  return code;
};
