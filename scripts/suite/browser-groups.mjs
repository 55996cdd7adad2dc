import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../tooling/webpack/paths.mjs';
import { root } from '../run.mjs';
import { portal } from './inputs.mjs';

/** @typedef {import('../../tooling/suite/parts-step.mjs').Part} Part */

/**
 * Folders of browser tests that open the screens of some domains alone; those of any other folder open them all.
 *
 * @type {Record<string, string[]>}
 */
const OPENED = {
  'e2e/specs/events': ['mf-exams-events'],
  'e2e/specs/exams': ['mf-exams-events'],
  'e2e/specs/orders': ['mf-orders'],
  'e2e/specs/pae': ['mf-pae'],
  'e2e/specs/records': ['mf-records'],
  'e2e/specs/reenrolment': ['mf-pae'],
  'e2e/specs/thesis': ['mf-thesis-internships'],
  // A domain that fails, and the neighbour that must not notice (e2e/deploy/domains.ts).
  'e2e/deploy/specs/mf-exams-events': ['mf-exams-events', 'mf-orders'],
  'e2e/deploy/specs/mf-orders': ['mf-orders', 'mf-records'],
  'e2e/deploy/specs/mf-pae': ['mf-pae', 'mf-records'],
  'e2e/deploy/specs/mf-records': ['mf-records', 'mf-orders'],
  'e2e/deploy/specs/mf-thesis-internships': ['mf-thesis-internships', 'mf-records'],
  'e2e/deploy/specs/mf-verifications': ['mf-verifications', 'mf-orders'],
};

/** @type {(path: string, folders: string[]) => boolean} */
const startsWithOneOf = (path, folders) => folders.some((folder) => path.startsWith(`${folder}/`));

/**
 * The folders of browser tests under `specs`, each with what it stands on: all that the portal is made of, without the
 * tests of other folders nor those under `apart`, and for a folder that opens some domains without the code of the
 * others, whose declared screens remain.
 *
 * @param {string} specs
 * @param {string[]} apart
 * @returns {Part[]}
 */
export const browserGroups = (specs, apart) => {
  const names = readdirSync(join(root, specs));
  return names.map((name) => {
    const folder = `${specs}/${name}`;
    const otherTests = [
      ...apart,
      ...names.map((each) => `${specs}/${each}`).filter((each) => each !== folder),
    ];
    const opened = OPENED[folder];
    const otherDomains = opened ? REMOTES.filter((each) => !opened.includes(each)) : [];
    /** @type {import('../../tooling/suite/inputs.mjs').IsInput} */
    const isInput = (path) =>
      portal(path) &&
      !startsWithOneOf(path, otherTests) &&
      (!startsWithOneOf(path, otherDomains) || path.endsWith('/portal.json'));
    return { name, isInput };
  });
};
