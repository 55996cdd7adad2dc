import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../build/paths.mjs';
import { contractVersion } from '../build/release/contract-version.mjs';
import { PACKAGES, publishedManifest } from './manifests.mjs';

/**
 * @typedef {import('./manifests.mjs').Manifest} Manifest
 * @typedef {{ file: string, integrity: string, manifest: Manifest, from: string }} KitPackage
 * @typedef {Record<string, KitPackage>} Kit packed packages by name
 */

/** Neither tests nor maps of what runs here. @param {string} path */
const isShipped = (path) => !/\.test\.(mjs|tsx?)$|\.js\.map$/.test(path) && basename(path) !== 'node_modules';

/** The reference portal stands as the repository does: what it reads of its own is three folders above its code. */
const PLACES = { 'reference-portal': 'server/commands' };

/** @type {(folder: string, name: string, manifest: Manifest) => void} */
const stage = (folder, name, manifest) => {
  const packed = PACKAGES[name];
  if (!packed) throw new Error(`no package is ${name}`);
  const place = name === 'reference-portal' ? join(folder, PLACES[name]) : folder;
  for (const file of packed.files) {
    const source = join(root, packed.from, file);
    if (!existsSync(source)) throw new Error(`${source} : à construire d’abord (npm run build).`);
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(source, join(place, file), { recursive: true, filter: isShipped });
  }
  if (name === 'reference-portal') cpSync(join(root, 'institution.json'), join(folder, 'institution.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
};

/**
 * One file each, as a registry takes it; the same content gives the same bytes.
 *
 * @type {(folders: string[], to: string) => { name: string, filename: string, integrity: string }[]}
 */
const packFolders = (folders, to) =>
  JSON.parse(
    execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', to, ...folders], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

/**
 * Packs what a domain stands on into `folder`, one file a package, and notes there what they are: of which contract, with
 * which integrity values. What was packed there before gives way.
 *
 * @param {string} folder
 * @returns {Kit}
 */
export const packKit = (folder) => {
  const staging = mkdtempSync(join(tmpdir(), 'portail-paquets-'));
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    /** @type {Kit} */
    const kit = {};
    for (const [name, packed] of Object.entries(PACKAGES)) {
      const manifest = publishedManifest(packed);
      stage(join(staging, name), name, manifest);
      kit[name] = { manifest, from: packed.from, file: '', integrity: '' };
    }
    const folders = Object.keys(kit).map((name) => join(staging, name));
    for (const { name, filename, integrity } of packFolders(folders, folder))
      Object.assign(kit[name] ?? {}, { file: filename, integrity });
    const packages = Object.fromEntries(
      Object.entries(kit).map(([name, { file, integrity }]) => [name, { file, integrity }]),
    );
    writeFileSync(
      join(folder, 'kit.json'),
      `${JSON.stringify({ contract: contractVersion(), packages }, null, 2)}\n`,
    );
    return kit;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};
