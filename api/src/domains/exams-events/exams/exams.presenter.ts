import type { RecuLigne } from 'shared-contract';
import { formatDay } from 'shared-contract/base/format';
import type { ExamLine, ExamSession } from 'shared-contract/exams/exams';
import type { ExamRow, SessionRow } from './exams.queries';

/** « Session de janvier 2027 » */
export const sessionName = ({ libelle }: Pick<SessionRow, 'libelle'>): string =>
  `Session ${/^[aeiouéy]/i.test(libelle) ? 'd’' : 'de '}${libelle}`;

/** GET …/InscriptionSession of an enrolment at a level. */
export const toSession = (row: SessionRow, niveau: string): ExamSession => ({
  SessionID: row.sessionId,
  SessionNomComplet: sessionName(row),
  NiveauCoursLibelle: niveau,
  InscriptionSessionValide: row.recuNumero !== null,
});

const labelOf = ({ unite, activite }: ExamRow): string =>
  unite === activite ? unite : `${unite} – ${activite}`;

export const toExamLine = (row: ExamRow): ExamLine => ({
  Code: row.code,
  Libelle: labelOf(row),
  ResultatEtudiantInscrit: row.inscrit,
  ExamenDate: row.date,
});

/** What the receipt of exams says: the session, then each exam with its day. */
export const receiptLines = (session: SessionRow, niveau: string, exams: ExamRow[]): RecuLigne[] => [
  { Libelle: 'Session', Valeur: sessionName(session) },
  { Libelle: 'Niveau', Valeur: niveau },
  ...exams.map((row) => ({ Libelle: row.code, Valeur: `${labelOf(row)}, ${formatDay(row.date)}` })),
];
