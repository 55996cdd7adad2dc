import { absenceQuestions } from './plausibility';

const codesOf = (start: string, end: string, days = {}) =>
  absenceQuestions(
    { AbsenceEtudiantDateDebut: start, AbsenceEtudiantDateFin: end },
    { AnneeAcademiqueValeur: '2026-2027', ...days },
  ).map(({ code }) => code);

it('asks nothing about days of the year of the enrolment, its first and last among them', () => {
  expect(codesOf('2026-09-14', '2026-09-14')).toEqual([]);
  expect(codesOf('2027-09-13', '2027-09-13')).toEqual([]);
});

it('asks about days of another academic year', () => {
  expect(codesOf('2026-09-13', '2026-09-15')).toEqual(['autre-annee']);
  expect(codesOf('2027-09-10', '2027-09-14')).toEqual(['autre-annee']);
  expect(codesOf('2099-01-05', '2099-01-06')).toEqual(['autre-annee']);
});

it('asks by the school’s own days where it says them', () => {
  const days = { AnneeDebut: '2026-09-01', AnneeFin: '2027-08-31' };
  expect(codesOf('2026-09-01', '2026-09-02', days)).toEqual([]);
  expect(codesOf('2027-08-31', '2027-09-01', days)).toEqual(['autre-annee']);
});

it('asks about more than two months, both days counted', () => {
  expect(codesOf('2026-10-01', '2026-12-01')).toEqual([]);
  expect(codesOf('2026-10-01', '2026-12-02')).toEqual(['longue-absence']);
});

it('says the days in a sentence', () => {
  const [question] = absenceQuestions(
    { AbsenceEtudiantDateDebut: '2099-01-05', AbsenceEtudiantDateFin: '2099-01-06' },
    { AnneeAcademiqueValeur: '2026-2027' },
  );
  expect(question?.text).toBe(
    'L’absence n’est pas toute de l’année 2026-2027, du 5\u00a0janvier\u00a02099 au 6\u00a0janvier\u00a02099\u00a0: est-ce exact\u202f?',
  );
});
