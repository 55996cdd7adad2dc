import { spawn } from 'node:child_process';

/** How often work that is under way says so, milliseconds. */
const PERIOD_MS = 5000;

/**
 * @typedef {object} Saying
 * @property {(line: string) => void} [say]
 * @property {() => string} [progress] how far it is, in a few words of French; empty when nothing can be told
 * @property {number} [period] milliseconds
 */

/**
 * Says what is being done, and every few seconds since when and how far it is, until `work` ends.
 *
 * @template Result
 * @param {string} what in French
 * @param {Promise<Result>} work
 * @param {Saying} [saying]
 */
export const whileSaying = async (
  what,
  work,
  { say = console.log, progress = () => '', period = PERIOD_MS } = {},
) => {
  say(`${what}…`);
  const since = Date.now();
  const timer = setInterval(() => {
    const seconds = `${Math.round((Date.now() - since) / 1000)} s`;
    say(`  … ${[seconds, progress()].filter(Boolean).join(', ')}`);
  }, period);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
};

/**
 * Runs a command whose words concern nobody as long as it succeeds: warnings of other people's packages, lists of what
 * was installed. They are said when it fails.
 *
 * @param {string} what in French
 * @param {string[]} commandLine
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, progressOf?: (words: string) => string, complain?: (words: string) => void, explains?: boolean } & Omit<Saying, 'progress'>} options
 *   `explains`: false where the caller says itself why it failed
 * @returns {Promise<number>} its exit code
 */
export const runQuietly = (
  what,
  [command = '', ...args],
  { cwd, env, progressOf = () => '', complain = console.error, explains = true, ...saying },
) => {
  let words = '';
  const work = new Promise((/** @type {(code: number) => void} */ resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        words += text;
      });
    child.on('error', (error) => {
      words += error.message;
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  return whileSaying(what, work, { ...saying, progress: () => progressOf(words) }).then((code) => {
    if (code !== 0 && explains) complain(words.trimEnd());
    return code;
  });
};
