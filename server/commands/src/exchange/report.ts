import { howWords, whyWords } from 'server-exchange/package/format/fault-words';
import type { Faults } from 'server-exchange/package/format/faults';
import type { ImportReport } from 'server-exchange/package/import-package';
import type { Conflict, Outcome } from 'server-exchange/package/writing/apply.queries';

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('fr-BE')} ${n < 2 ? one : many}`;

const place = (line: number | null, column: string | null): string =>
  [line === null ? null : `ligne ${line}`, column].filter((part) => part !== null).join(', ');

/** What is counted and not told. */
const moreLine = (untold: number): string[] =>
  untold > 0 ? [`  … et ${count(untold, 'autre', 'autres')}.`] : [];

const faultLines = (found: Faults): string[] =>
  found.files.flatMap(({ file, total, faults }) => [
    `${file}\u00a0: ${count(total, 'point', 'points')}`,
    ...faults.map((fault) => {
      const { line, column, value } = fault;
      const said = value === null || value === '' ? null : `«\u00a0${value}\u00a0»`;
      const where = [place(line, column), said].filter(Boolean).join(' ');
      return `  ${where === '' ? '' : `${where}\u00a0: `}${whyWords(fault)}. ${howWords(fault)}`;
    }),
    ...moreLine(total - faults.reduce((sum, { others }) => sum + 1 + others.count, 0)),
  ]);

const conflictLine = ({ line, column, portal, file, why }: Conflict): string =>
  column === null
    ? `  ligne ${line}\u00a0: l’étudiant a déjà les siens`
    : `  ${place(line, column)}\u00a0: le portail garde «\u00a0${portal ?? ''}\u00a0», le fichier dit «\u00a0${file ?? ''}\u00a0»${why === null ? '' : ` (${why})`}`;

const conflictLines = ({ file, conflicts: { total, told } }: Outcome): string[] =>
  total === 0
    ? []
    : [
        `${file}\u00a0: ${count(total, 'différence laissée', 'différences laissées')} comme au portail`,
        ...told.map(conflictLine),
        ...moreLine(total - told.length),
      ];

const outcomeLine = ({ file, lines, added, changed, closed }: Outcome): string => {
  const read = count(lines, 'ligne', 'lignes').padStart(16);
  const ended = closed > 0 ? `, dont fermées\u00a0: ${closed}` : '';
  return `  ${file.padEnd(26)}${read}   ajoutées\u00a0: ${added}, changées\u00a0: ${changed}${ended}`;
};

/** What an import found and did, in French, for a terminal. */
export const importWords = ({ faults, remarks, outcomes }: ImportReport, dryRun: boolean): string => {
  const told = [
    ...(remarks.total > 0 ? ['À savoir\u00a0:', ...faultLines(remarks), ''] : []),
    ...outcomes.flatMap(conflictLines),
  ];
  if (faults.total > 0) {
    const refusal = `Rien n’a été écrit\u00a0: ${count(faults.total, 'faute', 'fautes')} à corriger.`;
    return [...told, ...faultLines(faults), '', refusal].join('\n');
  }
  const end = dryRun ? 'Essai\u00a0: rien n’a été écrit.' : 'Tout est écrit.';
  return [...told, ...outcomes.map(outcomeLine), '', end].join('\n');
};
