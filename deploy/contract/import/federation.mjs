/**
 * The federation's runtime in a page, as far as the checks read it.
 *
 * @typedef {{ version: string, get: unknown }} Share
 *
 * @typedef {object} Instance
 * @property {string} name
 * @property {{ shared: Record<string, Share[]> }} options
 * @property {{ default: Record<string, Record<string, Share>> }} shareScopeMap
 * @property {(piece: string) => Promise<unknown>} loadShare
 * @property {(remotes: { name: string, entry: string }[], options: { force: boolean }) => void} registerRemotes
 * @property {(module: string) => Promise<{ default?: { screens?: object } } | null>} loadRemote
 *
 * @typedef {{ __INSTANCES__: Instance[] }} Federation
 */
export {};
