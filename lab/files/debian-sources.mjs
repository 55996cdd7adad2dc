import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** A release by name, so that the files stay the same when a newer one comes out. */
const SOURCE = `Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm
Components: main
Signed-By: ${KEYRING}
`;

/** @param {string} folder */
const aptOptions = (folder) => [
  ...['-o', `Dir::Etc::sourcelist=${join(folder, 'lab.sources')}`, '-o', 'Dir::Etc::sourceparts=/dev/null'],
  ...['-o', `Dir::State::lists=${join(folder, 'lists')}`],
];

/**
 * Downloads and unpacks the source packages of Debian, into a folder of its own: their authors' own test files are the
 * corpus. Needs `apt-get`, tar and the network; no root.
 *
 * @param {string} folder
 * @param {readonly string[]} packages
 * @returns {string} the folder of the unpacked sources, one folder a package
 */
export function fetchDebianSources(folder, packages) {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  writeFileSync(join(folder, 'lab.sources'), SOURCE);
  const run = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('apt-get', [...aptOptions(folder), '-qq', 'update']);
  run('apt-get', [...aptOptions(folder), '-qq', 'source', '--download-only', ...packages]);
  for (const name of packages) {
    const own = join(unpacked, name);
    mkdirSync(own, { recursive: true });
    const archive = readdirSync(folder).find(
      (file) => file.startsWith(`${name}_`) && /\.orig\.tar\.\wz$/.test(file),
    );
    if (archive === undefined) throw new Error(`${name}: no archive came`);
    run('tar', ['-xf', archive, '-C', own, '--strip-components=1']);
  }
  return unpacked;
}

/**
 * The files under a folder whose names end as those that students send, in the order of their paths.
 *
 * @param {string} folder
 * @returns {string[]} relative to the folder
 */
export const sentFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(pdf|jpe?g|png|hei[cf]|avif|gif|tiff?|webp|bmp|jp2|eps)$/i.test(entry.name),
    )
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
