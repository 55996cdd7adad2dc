/**
 * What a published version says of itself, as far as the checks read it.
 *
 * @typedef {object} Manifest `portal.json`
 * @property {string} name
 * @property {{ contract: string }} requires
 * @property {string[]} [kit] pieces of shared-ui that its screens need
 * @property {{ path: string }[]} [screens]
 *
 * @typedef {{ url: string, integrity: string }} ReleaseFile
 *
 * @typedef {object} Release `release.json`
 * @property {string} name
 * @property {string} version
 * @property {ReleaseFile} entry
 * @property {ReleaseFile[]} files
 * @property {string[]} preload
 * @property {string[]} [late] files that only a gesture asks for; none of a build made before they were told
 * @property {Record<string, string>} [shared] modules that it takes from the page, in the versions that it was built with;
 *   none of a build made before they were told
 * @property {Record<string, { files: number[], kit: string[] }>} [screens] what the arrival on each screen fetches besides:
 *   ranks in `files`, pieces of the kit; none of a build made before they were told
 * @property {{ file: string, integrity: string }} [server] what the server draws its screens with, below the version's folder;
 *   none of a build that browsers draw alone
 *
 * @typedef {{ controle: string, message: string }} Fault
 * @typedef {{ remote: string, version: string, faults: Fault[], warnings?: Fault[] }} Verdict `warnings` refuse nothing
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/**
 * Whether a value read from a build or a release store is a `portal.json`, as far as the checks rely on it.
 *
 * @param {unknown} value
 * @returns {value is Manifest}
 */
export const isManifest = (value) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.requires) &&
  typeof value.requires.contract === 'string';

/**
 * Whether a value read from a build or a release store is a `release.json`.
 *
 * @param {unknown} value
 * @returns {value is Release}
 */
export const isRelease = (value) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  isRecord(value.entry) &&
  Array.isArray(value.files) &&
  Array.isArray(value.preload);
