/**
 * What `portalctl` gives to its verbs; each takes what it needs.
 *
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {import('../published.mjs').Verdict} Verdict
 *
 * @typedef {(store: ReleaseStore, versions: Record<string, string>, contract: string) => Promise<Verdict[]>} CheckRemotes
 *   the contract test of versions, by remote
 *
 * @typedef {object} Options
 * @property {ReleaseStore} store
 * @property {string} contract version that the shell speaks
 * @property {CheckRemotes} checkRemotes
 * @property {string} by
 * @property {string | undefined} [reason]
 * @property {string} remote empty when none is named
 * @property {string} version empty when none is named
 * @property {string | undefined} [dist] folder of a build
 * @property {string | undefined} [to] version to return to
 * @property {number | undefined} [percent] of the users
 * @property {string[]} [accounts] that a trial is shown to beside them
 * @property {string | undefined} [message] in French
 * @property {boolean | undefined} [json]
 * @property {boolean | undefined} [shell]
 */
export {};
