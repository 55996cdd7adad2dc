import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from 'tooling/build/paths';
import { describeShell } from 'tooling/build/release/shell-release';

/** Busy work of the shell at the moment a remote's file arrives, to make a race certain. */
const LATE_WORK = `
if (document.getElementById('root'))
  document.addEventListener('load', ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/r/')) return;
    self.tardif = 1;
    document.body.dataset.tardif = '1';
    fetch('/favicon.svg?tardif');
  }, true);`;

/**
 * The built shell, below `folder`, with a portal that works at the worst moment. Gives its folder and version.
 *
 * @param {string} folder
 */
export const writeBusyShell = (folder) => {
  const dist = mkdtempSync(join(folder, 'shell-'));
  cpSync(join(folderOf('shell'), 'dist'), dist, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const assets = readJson(join(dist, 'assets.json'));
  const [main] = assets.main;
  appendFileSync(join(dist, main), LATE_WORK);
  const [kind] = assets.integrity[main].split('-');
  const value = createHash(kind)
    .update(readFileSync(join(dist, main)))
    .digest('base64');
  assets.integrity[main] = `${kind}-${value}`;
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets));
  const { contract, shared } = readJson(join(dist, 'release.json'));
  return { dist, version: describeShell(dist, { semver: '9.0.0', contract, shared }) };
};
