import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../tooling/webpack/paths.mjs';
import { root } from '../run.mjs';
import { portal } from './inputs.mjs';

/**
 * Folders of e2e/specs whose tests open the screens of one domain; those of any other folder open them all.
 *
 * @type {Record<string, string>}
 */
const DOMAIN = {
  events: 'mf-exams-events',
  exams: 'mf-exams-events',
  orders: 'mf-orders',
  pae: 'mf-pae',
  records: 'mf-records',
  reenrolment: 'mf-pae',
  thesis: 'mf-thesis-internships',
};

/** @type {(path: string, folders: string[]) => boolean} */
const startsWithOneOf = (path, folders) => folders.some((folder) => path.startsWith(`${folder}/`));

/**
 * The folders of browser tests, each with what it stands on: all that the portal is made of, without the other folders'
 * tests, and for the folder of a domain without the code of the other domains, whose declared screens remain.
 */
export const browserGroups = () => {
  const names = readdirSync(join(root, 'e2e', 'specs'));
  return names.map((name) => {
    const otherSpecs = [
      'e2e/deploy',
      ...names.filter((each) => each !== name).map((each) => `e2e/specs/${each}`),
    ];
    const otherDomains = DOMAIN[name] ? REMOTES.filter((each) => each !== DOMAIN[name]) : [];
    /** @type {import('../../tooling/suite/inputs.mjs').IsInput} */
    const isInput = (path) =>
      portal(path) &&
      !startsWithOneOf(path, otherSpecs) &&
      (!startsWithOneOf(path, otherDomains) || path.endsWith('/portal.json'));
    return { name, isInput };
  });
};
