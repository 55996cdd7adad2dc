import { Refusal } from '../../refusal.mjs';

/** @param {import('../../published.mjs').Verdict} verdict */
const linesOf = ({ remote, version, faults }) => [
  `${remote} ${version}`,
  ...faults.map(({ controle, message }) => `  ${controle} – ${message}`),
];

/**
 * Refuses when a version failed a check, each named with its reason; `consequence` says what therefore does not happen,
 * `remedy` what to do where it is not plain.
 *
 * @param {import('../../published.mjs').Verdict[]} results
 * @param {string} consequence
 * @param {string} [remedy]
 */
export const refuseFaulty = (results, consequence, remedy = '') => {
  const faulty = results.filter(({ faults }) => faults.length > 0);
  if (faulty.length === 0) return;
  throw new Refusal(
    'controle',
    [consequence, ...faulty.flatMap(linesOf), ...(remedy ? [remedy] : [])].join('\n'),
  );
};

/**
 * What a command says once everything passed, and what its versions should be told all the same.
 *
 * @param {string} said
 * @param {import('../../published.mjs').Verdict[]} results
 */
export const withWarnings = (said, results) => {
  const told = results.flatMap(({ warnings = [], ...verdict }) =>
    warnings.length > 0 ? linesOf({ ...verdict, faults: warnings }) : [],
  );
  return told.length === 0 ? said : [said, 'À savoir :', ...told].join('\n');
};
