import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from '../../tooling/build/paths.mjs';
import { contractVersion } from '../../tooling/build/release/contract-version.mjs';
import { describeShell } from '../../tooling/build/release/shell-release.mjs';
import type { PortalProcess } from './portal-process';

/** Another build of the shell: every eager file has a new name. */
export const anotherShell = ({ workshop }: PortalProcess, rank: number | string) => {
  const dist = join(workshop, `shell-${rank}`);
  cpSync(join(folderOf('shell'), 'dist'), dist, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const text = readFileSync(join(dist, 'assets.json'), 'utf8');
  const [main = ''] = readJson(join(dist, 'assets.json')).main;
  const next = main.replace(/\.[0-9a-f]+\.js$/, `.suite${rank}.js`);
  renameSync(join(dist, main), join(dist, next));
  writeFileSync(join(dist, 'assets.json'), text.replaceAll(main, next));
  return { dist, main: next, version: describeShell(dist, { semver: '9.0.0', contract: contractVersion() }) };
};
