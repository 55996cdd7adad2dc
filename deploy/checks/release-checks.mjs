import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesUnder, integrityOfFile } from 'release-store';
import { STANDALONE } from 'tooling/build/paths';
import { digestOf } from 'tooling/build/release/digest';
import { shellDigest } from 'tooling/build/release/shell-release';
import { isManifest, isRelease } from '../published.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * @typedef {import('../published.mjs').Manifest} Manifest
 * @typedef {import('../published.mjs').Release} Release
 */

/** Bytes that a first visit fetches of a remote, compressed as served; `e2e/budgets.json` has one for each of ours. */
const FIRST_VISIT = 30_000;
/** Bytes of one file that only a gesture asks for: what draws a PDF in place takes most of them. */
const LATE_FILE = 340_000;

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

/** A file of a release by its name in the build. @param {string} url */
const nameOf = (url) => url.split('/').slice(4).join('/');

/** Integrity value of each file that a release lists, by its name in the build. @param {Release} release */
const listedFiles = ({ entry, files, server }) => {
  const ofBrowsers = [entry, ...files].map(({ url, integrity }) => ({ file: nameOf(url), integrity }));
  const all = server ? [...ofBrowsers, server] : ofBrowsers;
  return new Map(all.map(({ file, integrity }) => [file, integrity]));
};

/**
 * Every script is there, unchanged since the build, and named by the version of its content, and so is what the server
 * draws the screens with. The scripts of a page that the remote has of its own are none of the release's files; the
 * version names them too.
 *
 * @param {string} dist
 * @param {Release} release
 */
const checkFiles = (dist, release) => {
  const { version, server } = release;
  const found = filesUnder(dist);
  const scripts = found.filter((path) => path.endsWith('.js'));
  const ofServer = found.filter((path) => path.endsWith('.cjs'));
  const expected = listedFiles(release);
  const federated = scripts.filter((path) => !relative(dist, path).startsWith(`${STANDALONE}/`));
  const isSame =
    federated.length + ofServer.length === expected.size &&
    [...federated, ...ofServer].every((path) => expected.get(relative(dist, path)) === integrityOfFile(path));
  const counted = [...scripts, join(dist, 'portal.json'), ...(server ? [join(dist, server.file)] : [])];
  const digest = digestOf(counted, dist).slice(0, 8);
  if (!isSame || !version.endsWith(`-${digest}`))
    throw new Refusal('build-altere', 'Les fichiers de ce build ne sont plus ceux qu’il annonce.');
};

/** @param {string} path */
const wireSize = (path) =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length;

/**
 * What may come on a first visit beside what every one fetches: the files of each screen, as the build tells them, and
 * any other script by itself, so that none is too heavy to be met first, but those that only a gesture asks for.
 *
 * @type {(release: Release) => string[][]}
 */
const visits = ({ entry, files, preload, late = [], screens = {} }) => {
  const always = [entry.url, ...preload];
  const ofScreens = Object.values(screens).map((needs) => needs.files.map((rank) => files[rank]?.url ?? ''));
  const named = new Set([...always, ...late, ...ofScreens.flat()]);
  const others = files.map(({ url }) => url).filter((url) => !named.has(url));
  return [[], ...ofScreens, ...others.map((url) => [url])];
};

/**
 * The heaviest first visit. A file that only a gesture asks for has a bound of its own.
 *
 * @type {(dist: string, release: Release) => number}
 */
const checkBudget = (dist, release) => {
  const { entry, preload, late = [] } = release;
  /** @param {string} url */
  const sizeOf = (url) => wireSize(join(dist, nameOf(url)));
  const tooLate = late.find((url) => sizeOf(url) > LATE_FILE);
  if (tooLate)
    throw new Refusal(
      'budget',
      `${tooLate} pèserait ${sizeOf(tooLate)} octets ; la limite d’un fichier tardif est de ${LATE_FILE}.`,
    );
  const [heaviest] = visits(release)
    .map((files) => [entry.url, ...preload, ...files].map((url) => ({ url, bytes: sizeOf(url) })))
    .map((files) => ({ files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const { files = [], bytes = 0 } = heaviest ?? {};
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  if (bytes > FIRST_VISIT)
    throw new Refusal(
      'budget',
      `La première visite pèserait ${bytes} octets, dont ${largest?.bytes} pour ${nameOf(largest?.url ?? '')} ; la limite est de ${FIRST_VISIT}.`,
    );
  return bytes;
};

/**
 * Range `^1.2.3` over versions: same major, at least.
 *
 * @type {(version: string, range: string) => boolean}
 */
export const isInRange = (version, range) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = range.replace('^', '').split('.').map(Number);
  return (
    range.startsWith('^') &&
    major === wantedMajor &&
    (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch))
  );
};

/**
 * Whether what asks for `range` (`^1.2.3`) may run where `version` is given, once something newer is.
 *
 * @type {(version: string, range: string) => boolean}
 */
export const awaitsNewer = (version, range) => {
  const asked = range.replace('^', '').split('.').map(Number);
  const given = version.split('.').map(Number);
  const rank = asked.findIndex((part, at) => part !== given[at]);
  return /^\^\d+\.\d+\.\d+$/.test(range) && rank !== -1 && (asked[rank] ?? 0) > (given[rank] ?? 0);
};

/** @type {(manifest: Pick<Manifest, 'name' | 'requires'>, contract: string) => string} */
const misfitOf = ({ name, requires }, contract) =>
  `${name} demande le contrat ${requires.contract} ; le shell parle ${contract}.`;

/**
 * Refuses a remote that was written for another contract than the shell's; `remedy` says what brings them together where
 * it is a newer one.
 *
 * @param {Pick<Manifest, 'name' | 'requires'>} manifest
 * @param {string} contract version that the shell speaks
 * @param {string} [remedy] in French
 */
export const checkContract = (manifest, contract, remedy = '') => {
  const range = manifest.requires.contract;
  if (isInRange(contract, range)) return;
  const advice = awaitsNewer(contract, range)
    ? remedy
    : 'Reconstruisez-le pour ce contrat : docs/contrat-changements.md dit quoi changer.';
  throw new Refusal('contrat', [misfitOf(manifest, contract), advice].filter(Boolean).join(' '));
};

/**
 * What a remote that is only published waits for, in French; null where the shell speaks its contract. Throws a Refusal
 * where no newer shell would.
 *
 * @type {(manifest: Pick<Manifest, 'name' | 'requires'>, contract: string) => string | null}
 */
const awaitedContract = (manifest, contract) => {
  if (awaitsNewer(contract, manifest.requires.contract)) return misfitOf(manifest, contract);
  checkContract(manifest, contract);
  return null;
};

/**
 * Judges a build before it is published: whose it is, whole and unchanged, within its budget, for the shell's contract or
 * a newer one. Returns its manifest, its version, the bytes of a first visit and, in French, what its activation waits
 * for (or null); throws a Refusal.
 *
 * @param {string} name
 * @param {string} dist folder
 * @param {string} contract version that the shell speaks
 */
export const checkBuild = (name, dist, contract) => {
  const manifest = needFile(dist, 'portal.json', isManifest);
  const release = needFile(dist, 'release.json', isRelease);
  checkNames(name, manifest, release);
  const awaited = awaitedContract(manifest, contract);
  checkFiles(dist, release);
  return { manifest, version: release.version, bytes: checkBudget(dist, release), awaited };
};

/** @param {unknown} value @returns {value is { name: string, version: string, contract: string }} */
const isShellRelease = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'contract'].every((key) => typeof Reflect.get(value, key) === 'string');

/**
 * Judges a shell's build before it is published: whose it is, whole and unchanged. Returns its version; throws a Refusal.
 *
 * @param {string} dist folder
 */
export const checkShellBuild = (dist) => {
  const { name, version } = needFile(dist, 'release.json', isShellRelease);
  if (name !== 'shell') throw new Refusal('autre-domaine', `Ce build est celui de ${name}, pas du shell.`);
  if (!version.endsWith(`-${shellDigest(dist)}`))
    throw new Refusal('build-altere', 'Les fichiers de ce build ne sont plus ceux qu’il annonce.');
  return version;
};
