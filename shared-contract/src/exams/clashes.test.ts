import { examClashQuestions, type HeldExam, isSameHour } from './clashes';

const exam = (Code: string, change: Partial<HeldExam> = {}): HeldExam => ({
  Code,
  Libelle: `Examen ${Code}`,
  ExamenDate: '2027-01-12',
  ExamenHeureDebut: '09:00',
  ExamenHeureFin: '12:00',
  ResultatEtudiantInscrit: false,
  ...change,
});

describe('two exams', () => {
  it.each<[string, Partial<HeldExam>, boolean]>([
    ['at the same hour', {}, true],
    ['that overlap', { ExamenHeureDebut: '11:30', ExamenHeureFin: '13:00' }, true],
    ['one after the other', { ExamenHeureDebut: '12:00', ExamenHeureFin: '14:00' }, false],
    ['on two days', { ExamenDate: '2027-01-13' }, false],
    ['one of which has no hours', { ExamenHeureDebut: null, ExamenHeureFin: null }, false],
  ])('%s', (_, change, expected) => {
    expect(isSameHour(exam('A'), exam('B', change))).toBe(expected);
    expect(isSameHour(exam('B', change), exam('A'))).toBe(expected);
  });
});

describe('before they bind', () => {
  it('are asked about two by two, with their day, whatever their order', () => {
    const question = {
      code: 'examens-A-B',
      text: '«\u00a0Examen A\u00a0» et «\u00a0Examen B\u00a0» ont lieu en même temps, le 12\u00a0janvier\u00a02027\u00a0: est-ce exact\u202f?',
    };
    expect(examClashQuestions([exam('A'), exam('B')])).toEqual([question]);
    expect(examClashQuestions([exam('B'), exam('A')])[0]?.code).toBe(question.code);
  });

  it('are asked about with what is registered already, which is not asked about again', () => {
    const done = { ResultatEtudiantInscrit: true };
    expect(examClashQuestions([exam('A', done), exam('B', done)])).toEqual([]);
    const withOne = examClashQuestions([exam('A', done), exam('B', done), exam('C')]);
    expect(withOne.map(({ code }) => code)).toEqual(['examens-A-C', 'examens-B-C']);
  });
});
