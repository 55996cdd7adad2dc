import type { ExamLine, ExamSession } from 'shared-contract/exams/exams';
import type { TpCourse, TpGroups } from 'shared-contract/tp/tp';

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
  ExamenHeureDebut: '13:30',
  ExamenHeureFin: '15:30',
  ExamenLocal: 'auditoire 2',
  ...change,
});

/** A course whose group is not chosen yet; `change` says what differs. */
export const aTpCourse = (change: Partial<TpCourse> = {}): TpCourse => ({
  ActiviteApprentissageID: 7,
  Code: 'LECGE1222-E',
  Libelle: 'Microéconomie – Exercices',
  GroupeActiviteApprentissageID: null,
  ...change,
});

/** A full group, one with a single place, one with more, of the course with this number. */
export const groupsOf = (courseId: number): TpGroups => ({
  Values: [0, 1, 9].map((places, rank) => ({
    ID: courseId * 10 + rank,
    Display: `Groupe ${rank + 1} – lundi`,
    Libelle: `Groupe ${rank + 1}`,
    Horaire: 'lundi',
    Creneau: { Jour: courseId % 5, Debut: '08:15', Fin: '10:15' },
    Disabled: places === 0,
    PlacesRestantes: places,
  })),
});
