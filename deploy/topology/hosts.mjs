/**
 * @typedef {object} Hosts what the parts stand on: this machine, or one each
 * @property {string} network the addresses of all of them
 * @property {(name: string) => string} hostOf address of a part
 * @property {(name: string) => string[]} within what a part's command is started by
 */

/** Everything on this machine. @type {Hosts} */
export const ONE_HOST = { network: '127.0.0.1/32', hostOf: () => '127.0.0.1', within: () => [] };
