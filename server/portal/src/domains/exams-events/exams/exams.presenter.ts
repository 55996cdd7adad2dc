import type { RecuLigne } from 'shared-contract';
import { withDe } from 'shared-contract/base/french';
import { type ExamLine, type ExamSession, examMoment } from 'shared-contract/exams/exams';
import { englishTitles } from 'shared-contract/records/title-language';
import { examTitle } from '../../shared/people/exam-name';
import type { ExamRow, SessionRow } from './exams.queries';

/** « Session de janvier 2027 »; as it is where the school's own title says so already: « Session d’hiver 2027 ». */
export const sessionName = ({ libelle }: Pick<SessionRow, 'libelle'>): string =>
  /^session\b/i.test(libelle) ? libelle : `Session ${withDe(libelle)}`;

/** GET …/InscriptionSession of an enrolment at a level. */
export const toSession = (row: SessionRow, niveau: string): ExamSession => ({
  SessionID: row.sessionId,
  SessionNomComplet: sessionName(row),
  NiveauCoursLibelle: niveau,
  InscriptionSessionValide: row.recuNumero !== null,
});

export const toExamLine = (row: ExamRow): ExamLine => ({
  Code: row.code,
  Libelle: examTitle(row),
  TitresAnglais: englishTitles(row.unite, row.enAnglais),
  ResultatEtudiantInscrit: row.inscrit,
  ExamenDate: row.date,
  ExamenHeureDebut: row.heureDebut,
  ExamenHeureFin: row.heureFin,
  ExamenLocal: row.local,
});

/** Heads of the columns of that receipt. */
export const RECEIPT_COLUMNS = { Libelle: 'Examen', Valeur: 'Date' };

/** Receipt lines of exams: the session, then each exam with its day. */
export const receiptLines = (session: SessionRow, niveau: string, exams: ExamRow[]): RecuLigne[] => [
  { Libelle: 'Session', Valeur: sessionName(session) },
  { Libelle: 'Niveau', Valeur: niveau },
  ...exams.map((row) => ({
    Code: row.code,
    Libelle: examTitle(row),
    TitresAnglais: englishTitles(row.unite, row.enAnglais),
    Valeur: examMoment(toExamLine(row)),
    Genre: 'detail' as const,
  })),
];
