import type { ImportFile, ImportFinding } from 'shared-contract/imports/answers';
import type { FindingKind } from 'shared-contract/imports/imports';
import { howWords, whyWords } from '../package/format/fault-words';
import type { Faults } from '../package/format/faults';
import type { Kinds } from '../package/format/kinds';
import type { ImportReport } from '../package/import-package';
import type { Conflict, Outcome } from '../package/writing/apply.queries';

const told = (Nature: FindingKind, faults: Faults): ImportFinding[] =>
  faults.files.flatMap((file) =>
    file.faults.map((fault) => ({
      Nature,
      Fichier: fault.file,
      Ligne: fault.line,
      Colonne: fault.column,
      Valeur: fault.value,
      Pourquoi: whyWords(fault),
      Comment: howWords(fault),
    })),
  );

const toConflict = (Fichier: string, { line, column, portal, file, why }: Conflict): ImportFinding => ({
  Nature: 'conflit',
  Fichier,
  Ligne: line,
  Colonne: column,
  Valeur: file,
  Pourquoi:
    column === null
      ? 'l’étudiant a déjà les siens'
      : `le portail a «\u00a0${portal ?? ''}\u00a0»${why === null ? '' : `\u00a0: ${why}`}`,
  Comment: 'Rien à faire\u00a0: le portail garde ce qu’il a.',
});

/** Everything that is told of a package, line by line. */
export const toFindings = ({ faults, remarks, outcomes }: ImportReport): ImportFinding[] => [
  ...told('faute', faults),
  ...told('remarque', remarks),
  ...outcomes.flatMap(({ file, conflicts }) => conflicts.told.map((one) => toConflict(file, one))),
];

/** Result of each file. */
export const toFiles = (kinds: Kinds, outcomes: readonly Outcome[]): ImportFile[] =>
  outcomes.map(({ file, lines, added, changed, closed, conflicts }) => ({
    Fichier: file,
    Titre: kinds.get(file.replace(/\.csv$/, '')).title,
    Lignes: lines,
    Ajoutees: added,
    Changees: changed,
    Fermees: closed,
    Identiques: Math.max(0, lines - added - changed),
    Conflits: conflicts.total,
  }));
