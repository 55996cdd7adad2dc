import type { ExamLine, ExamSession } from 'shared-contract/exams';

/** A session to which the student is not registered yet; `change` says what differs. */
export const anExamSession = (change: Partial<ExamSession> = {}): ExamSession => ({
  SessionID: 10,
  SessionNomComplet: 'Session de janvier 2027',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  InscriptionSessionValide: false,
  ...change,
});

/** An exam that is not registered yet; `change` says what differs. */
export const anExamLine = (change: Partial<ExamLine> = {}): ExamLine => ({
  Code: 'LECGE1222-T',
  Libelle: 'Microéconomie – Théorie',
  ResultatEtudiantInscrit: false,
  ExamenDate: '2027-01-07',
  ...change,
});
