/**
 * A check that failed: its name, which is stable, and a French sentence for the team of the remote.
 *
 * @type {(controle: string, message: string) => import('../../published.mjs').Fault}
 */
export const fault = (controle, message) => ({ controle, message });

/** The first line of a text. @param {string} text */
export const firstLine = (text) => text.split('\n', 1)[0] ?? '';

/** What was thrown, in one line. @param {unknown} error */
export const reasonOf = (error) => firstLine(error instanceof Error ? error.message : String(error));
