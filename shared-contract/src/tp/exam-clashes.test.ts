import type { HeldExam } from '../exams/clashes';
import type { TimedGroup } from './clashes';
import { examGroupQuestions } from './exam-clashes';

/** A Tuesday. */
const DAY = '2027-01-12';

const exam = (change: Partial<HeldExam> = {}): HeldExam => ({
  Code: 'STA210-T',
  Libelle: 'Statistique',
  ExamenDate: DAY,
  ExamenHeureDebut: '09:00',
  ExamenHeureFin: '12:00',
  ResultatEtudiantInscrit: true,
  ...change,
});

const group: TimedGroup = {
  groupId: 7,
  course: 'Microéconomie – Exercices',
  group: 'Groupe 2',
  slot: { Jour: 2, Debut: '10:30', Fin: '12:30' },
};

const ask = (change: Partial<HeldExam>, own = group) =>
  examGroupQuestions([own], [exam(change)], '2026-11-23');

describe('a group at the hour of an exam', () => {
  it('is asked about, with the exam, its day and the group', () => {
    expect(ask({})).toEqual([
      {
        code: 'examen-STA210-T-7',
        text: 'Votre examen «\u00a0Statistique\u00a0», le 12\u00a0janvier\u00a02027, a lieu à l’heure de «\u00a0Microéconomie – Exercices\u00a0» (Groupe 2). Gardez-vous ce groupe\u202f?',
      },
    ]);
  });

  it.each<[string, Partial<HeldExam>]>([
    ['on another day of the week', { ExamenDate: '2027-01-13' }],
    ['at another hour', { ExamenHeureDebut: '12:30', ExamenHeureFin: '14:00' }],
    ['whose hours are not set', { ExamenHeureDebut: null, ExamenHeureFin: null }],
    ['that she is not registered to', { ResultatEtudiantInscrit: false }],
    ['that is over', { ExamenDate: '2026-11-17' }],
  ])('is not, of one %s', (_, change) => {
    expect(ask(change)).toEqual([]);
  });

  it('is not where nobody knows when the group meets', () => {
    expect(ask({}, { ...group, slot: null })).toEqual([]);
  });
});
