import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesUnder, integrityOfFile } from 'release-store';
import { STANDALONE } from 'tooling/webpack/paths';
import { digestOf } from 'tooling/webpack/release/digest';
import { isManifest, isRelease } from '../published.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * @typedef {import('../published.mjs').Manifest} Manifest
 * @typedef {import('../published.mjs').Release} Release
 */

/** Bytes that a first visit fetches of a remote, compressed as served (e2e/budgets.json has the same bound). */
const FIRST_VISIT = 40_000;

/**
 * @template File
 * @param {string} dist
 * @param {string} file
 * @param {(value: unknown) => value is File} isReadable
 * @returns {File}
 */
const needFile = (dist, file, isReadable) => {
  const path = join(dist, file);
  if (!existsSync(path)) throw new Refusal('build-incomplet', `Il manque ${file} dans ce build.`);
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(path, 'utf8'));
  if (!isReadable(content)) throw new Refusal('build-incomplet', `${file} de ce build n’est pas lisible.`);
  return content;
};

/** @type {(name: string, manifest: Manifest, release: Release) => void} */
const checkNames = (name, manifest, release) => {
  if (manifest.name !== name || release.name !== name)
    throw new Refusal('autre-domaine', `Ce build est celui de ${manifest.name}, pas de ${name}.`);
};

/**
 * Every script is there, unchanged since the build, and named by the version of its content. The scripts of a page
 * that the remote has of its own are none of the release's files; the version names them too.
 *
 * @param {string} dist
 * @param {Release} release
 */
const checkFiles = (dist, { version, entry, files }) => {
  const scripts = filesUnder(dist).filter((path) => path.endsWith('.js'));
  const expected = new Map(
    [entry, ...files].map(({ url, integrity }) => [url.split('/').slice(4).join('/'), integrity]),
  );
  const federated = scripts.filter((path) => !relative(dist, path).startsWith(`${STANDALONE}/`));
  const isSame =
    federated.length === expected.size &&
    federated.every((path) => expected.get(relative(dist, path)) === integrityOfFile(path));
  const digest = digestOf([...scripts, join(dist, 'portal.json')], dist).slice(0, 8);
  if (!isSame || !version.endsWith(`-${digest}`))
    throw new Refusal('build-altere', 'Les fichiers de ce build ne sont plus ceux qu’il annonce.');
};

/** @param {string} path */
const wireSize = (path) =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length;

/** @type {(dist: string, release: Release) => number} */
const checkBudget = (dist, { entry, preload }) => {
  const bytes = [entry.url, ...preload]
    .map((url) => join(dist, url.split('/').slice(4).join('/')))
    .reduce((sum, path) => sum + wireSize(path), 0);
  if (bytes > FIRST_VISIT)
    throw new Refusal(
      'budget',
      `La première visite pèserait ${bytes} octets ; la limite est de ${FIRST_VISIT}.`,
    );
  return bytes;
};

/**
 * Range `^1.2.3` over versions: same major, at least.
 *
 * @type {(version: string, range: string) => boolean}
 */
const isInRange = (version, range) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = range.replace('^', '').split('.').map(Number);
  return (
    range.startsWith('^') &&
    major === wantedMajor &&
    (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch))
  );
};

/**
 * Refuses a remote that was written for another contract than the shell's.
 *
 * @param {Pick<Manifest, 'name' | 'requires'>} manifest
 * @param {string} contract version that the shell speaks
 */
export const checkContract = ({ name, requires }, contract) => {
  if (!isInRange(contract, requires.contract))
    throw new Refusal(
      'contrat',
      `${name} demande le contrat ${requires.contract} ; le shell parle ${contract}.`,
    );
};

/**
 * Judges a build before it is published: whose it is, whole and unchanged, within its budget, for the shell's contract.
 * Returns its version and the bytes of a first visit; throws a Refusal.
 *
 * @param {string} name
 * @param {string} dist folder
 * @param {string} contract version that the shell speaks
 */
export const checkBuild = (name, dist, contract) => {
  const manifest = needFile(dist, 'portal.json', isManifest);
  const release = needFile(dist, 'release.json', isRelease);
  checkNames(name, manifest, release);
  checkContract(manifest, contract);
  checkFiles(dist, release);
  return { version: release.version, bytes: checkBudget(dist, release) };
};
