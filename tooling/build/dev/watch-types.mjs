import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const TSC = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const FOLDER = join(root, '.cache', 'dev');

const FAULT = /^\S.*\(\d+,\d+\): error TS\d+: /;
const END = /Found (\d+) errors?\. Watching for file changes\./;

/**
 * Errors of one pass of `tsc --watch`, each with its detail lines.
 *
 * @param {string[]} lines
 */
export const parseTypeErrors = (lines) => {
  /** @type {string[]} */
  const faults = [];
  for (const line of lines) {
    if (FAULT.test(line)) faults.push(line.replaceAll('../', ''));
    else if (faults.length > 0 && /^\s+\S/.test(line)) faults.push(`${faults.pop()}\n${line}`);
  }
  return faults;
};

/**
 * Type-checks the named packages and their imports in watch mode, independently of the builds; `onChecked` gets the
 * errors of each pass. Returns a stop function.
 *
 * @param {string[]} names
 * @param {(faults: string[]) => void} onChecked
 */
export const watchTypes = (names, onChecked) => {
  const own = names.length === 1 ? names.join() : 'tout';
  mkdirSync(FOLDER, { recursive: true });
  const project = join(FOLDER, `${own}.tsconfig.json`);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { tsBuildInfoFile: `./${own}.tsbuildinfo` },
    include: names.map((name) => `../../${name}/src`),
  };
  writeFileSync(project, JSON.stringify(settings));
  const child = spawn(process.execPath, [TSC, '-p', project, '--watch', '--pretty', 'false'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The builds come first on a machine of few cores.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  /** @type {string[]} */
  let lines = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const whole = (rest + text).split(/\r?\n/);
    rest = whole.pop() ?? '';
    for (const line of whole) {
      lines.push(line);
      if (!END.test(line)) continue;
      onChecked(parseTypeErrors(lines));
      lines = [];
    }
  });
  return () => child.kill();
};
