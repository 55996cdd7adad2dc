import { availableParallelism } from 'node:os';
import { digestOfInputs, readSources } from '../tooling/suite/inputs.mjs';
import { keptResults } from '../tooling/suite/kept.mjs';
import { runSideBySide } from '../tooling/suite/schedule.mjs';
import { root } from './run.mjs';
import { KEPT } from './suite/kept-folder.mjs';
import { openOutput } from './suite/run-command.mjs';
import { STEPS } from './suite/steps.mjs';

/** @typedef {import('../tooling/suite/parts-step.mjs').Kept} Kept */
/** @typedef {import('../tooling/suite/parts-step.mjs').StepResult} StepResult */
/** @typedef {import('./suite/steps.mjs').Step} Step */
/** @typedef {StepResult & {name: string, seconds: number}} TimedResult */

const nothingKept = { read: () => null };

/** The sources as they are, read once for all that is judged in the same turn: the results of a step's parts. */
const readOnce = () => {
  /** @type {ReturnType<typeof readSources> | undefined} */
  let sources;
  return () => {
    if (!sources) queueMicrotask(() => (sources = undefined));
    sources ??= readSources(root);
    return sources;
  };
};

/**
 * Results that passed with the sources as they are now; with `isEverything`, none is read.
 *
 * @type {(isEverything: boolean) => Kept}
 */
const openKept = (isEverything) => {
  const results = keptResults(KEPT.folder);
  const sources = readSources(root);
  const now = readOnce();
  return {
    of: (name, isInput, circumstances) => {
      const digest = digestOfInputs(sources, isInput, circumstances);
      const isUnchanged = () => digestOfInputs(now(), isInput, circumstances) === digest;
      return {
        read: isEverything ? nothingKept.read : () => results.read(name, digest),
        // What was changed while the step ran may have been read before or after.
        write: (passed) => isUnchanged() && results.write(name, digest, passed),
      };
    },
  };
};

/** @param {number} start milliseconds since the epoch */
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** @param {TimedResult} result */
const lineOf = ({ name, passed, failed, kept, seconds }) =>
  `${name.padEnd(18)} ${passed} / ${passed + failed}   ${seconds} s${kept > 0 ? `   conservés : ${kept}` : ''}`;

/** @type {(step: Step, isAlone: boolean, kept: Kept) => Promise<TimedResult>} */
const runStep = async (step, isAlone, kept) => {
  const start = Date.now();
  const output = openOutput(isAlone);
  output.write(`\n— ${step.name}\n`);
  const result = await step.run({ output, kept }).catch((error) => {
    output.write(`${error.stack}\n`);
    return { passed: 0, failed: 1, kept: 0 };
  });
  output.flush();
  return { ...result, name: step.name, seconds: secondsSince(start) };
};

/** @type {(step: Step, failed: string[]) => TimedResult} */
const notRun = (step, failed) => {
  console.log(`\n— ${step.name}\nN’a pas tourné : ${failed.join(', ')} a échoué.`);
  return { name: step.name, passed: 0, failed: 1, kept: 0, seconds: 0 };
};

/** @type {(results: TimedResult[], field: 'passed' | 'failed') => number} */
const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);

/**
 * Runs every step, or those named; prints a line each and the total, and resolves to the exit code. What passed before
 * with the same inputs is counted without being run, save with `--all`, and on CI that was given no folder of results.
 *
 * @param {string[]} words
 */
export async function runSuite(words) {
  const names = words.filter((word) => !word.startsWith('--'));
  const isEverything = words.includes('--all') || !KEPT.isRead;
  const steps = names.length > 0 ? STEPS.filter((step) => names.includes(step.name)) : STEPS;
  const start = Date.now();
  const kept = openKept(isEverything);
  const results = await runSideBySide(steps, {
    cores: Math.max(2, availableParallelism()),
    run: (step, isAlone) => runStep(step, isAlone, kept),
    isFailure: ({ failed }) => failed > 0,
    missing: notRun,
  });
  const lines = results.map(lineOf);
  const [passed, failed] = [sum(results, 'passed'), sum(results, 'failed')];
  console.log(`\n${lines.join('\n')}\n\nen ${secondsSince(start)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
