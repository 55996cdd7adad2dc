/**
 * What a published version says of itself, as far as the checks read it.
 *
 * @typedef {object} Manifest `portal.json`
 * @property {string} name
 * @property {{ contract: string }} requires
 * @property {string[]} [kit] pieces of shared-ui that its screens need
 * @property {{ path: string }[]} screens
 *
 * @typedef {{ url: string, integrity: string }} ReleaseFile
 *
 * @typedef {object} Release `release.json`
 * @property {string} name
 * @property {string} version
 * @property {ReleaseFile} entry
 * @property {ReleaseFile[]} files
 * @property {string[]} preload
 *
 * @typedef {{ controle: string, message: string }} Fault
 * @typedef {{ remote: string, version: string, faults: Fault[] }} Verdict
 */
export {};
