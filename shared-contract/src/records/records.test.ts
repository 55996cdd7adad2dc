import {
  creditFigures,
  flaggedField,
  isFailing,
  latestMark,
  type ResultLine,
  resultsByUnit,
  type UnitResults,
  unitLoad,
  unitMark,
  unitState,
} from './records';

const line = (changes: Partial<ResultLine> = {}): ResultLine => ({
  UniteEnseignementID: 1,
  UniteEnseignementCode: 'BGE1-101',
  UniteEnseignementLibelle: 'Comptabilité générale',
  ActiviteApprentissageCode: null,
  ActiviteApprentissageLibelle: null,
  GroupeActiviteApprentissageCode: null,
  ResultatEtudiantResultatPartiel: null,
  ResultatEtudiantResultatSession1: null,
  ResultatEtudiantResultatSession2: null,
  ResultatEtudiantResultatSession3: null,
  MotPartiel: null,
  MotSession1: null,
  SensDesMots: [],
  MotSession2: null,
  MotSession3: null,
  ProgrammeEtudiantDispense: false,
  ProgrammeEtudiantTransfertResultat: false,
  ProgrammeEtudiantReportResultat: false,
  ProgrammeEtudiantResultatFinal: false,
  Q1: true,
  Q2: false,
  ECTS: 8,
  ...changes,
});

const FINAL = { ProgrammeEtudiantResultatFinal: true };

describe('result lines', () => {
  it('are gathered by unit, the own line apart from the activities', () => {
    const lines = [
      line(),
      line({ ActiviteApprentissageCode: 'CPT101' }),
      line({ UniteEnseignementID: 2, ActiviteApprentissageCode: 'STA101' }),
      line({ ActiviteApprentissageCode: 'CPT102' }),
    ];
    const units = resultsByUnit(lines);
    expect(units.map(({ id }) => id)).toEqual([1, 2]);
    expect(units[0]?.own).toBe(lines[0]);
    expect(units[0]?.activities).toEqual([lines[1], lines[3]]);
    expect(units[1]?.own).toBeNull();
  });

  it('have the mark of their latest session, never the partial one', () => {
    expect(latestMark(line({ ResultatEtudiantResultatPartiel: 12 }))).toBeNull();
    expect(
      latestMark(line({ ResultatEtudiantResultatSession1: 8, ResultatEtudiantResultatSession3: 0 }))?.field,
    ).toBe('ResultatEtudiantResultatSession3');
  });

  it('carry their flags at the latest session, at the first when there is none', () => {
    expect(flaggedField(line({ ProgrammeEtudiantDispense: true }))).toBe('ResultatEtudiantResultatSession1');
    expect(flaggedField(line({ ResultatEtudiantResultatSession2: 12 }))).toBe(
      'ResultatEtudiantResultatSession2',
    );
  });

  it('end with the word that stands in the place of the last mark, which validates nothing', () => {
    const own = line({ ResultatEtudiantResultatSession1: 12, MotSession2: 'ABS', ...FINAL });
    const [unit] = resultsByUnit([own]);
    expect(unit && unitMark(unit)).toEqual({ value: 'ABS', kind: 'final' });
    expect(unit && unitState(unit)).toBe('failed');
  });

  it('take the mark that follows a word', () => {
    const own = line({ MotSession1: 'CM', ResultatEtudiantResultatSession2: 12, ...FINAL });
    const [unit] = resultsByUnit([own]);
    expect(unit && unitMark(unit)).toEqual({ value: 12, kind: 'final' });
    expect(unit && unitState(unit)).toBe('validated');
  });

  it('fail strictly below 10', () => {
    expect(isFailing(9.99)).toBe(true);
    expect(isFailing(10)).toBe(false);
  });
});

const unit = (own: ResultLine | null, ...activities: ResultLine[]): UnitResults => ({
  id: 1,
  code: 'BGE1-101',
  label: 'Comptabilité générale',
  own,
  activities,
});

describe('a unit', () => {
  it.each([
    [line({ ProgrammeEtudiantDispense: true, ResultatEtudiantResultatSession1: 4 }), 'exempted'],
    [line({ ProgrammeEtudiantTransfertResultat: true, ResultatEtudiantResultatSession1: 14 }), 'transferred'],
    [
      line({ ...FINAL, ResultatEtudiantResultatSession1: 8, ResultatEtudiantResultatSession2: 10 }),
      'validated',
    ],
    [line({ ...FINAL, ResultatEtudiantResultatSession1: 9.99 }), 'failed'],
    [line({ ...FINAL, ResultatEtudiantResultatSession1: 0 }), 'failed'],
    [line({ ResultatEtudiantResultatSession1: 8 }), 'pending'],
    [line({ ResultatEtudiantResultatSession1: 14 }), 'pending'],
    [line(), 'pending'],
    [null, 'pending'],
  ])('%# stands as its own line says', (own, state) => {
    expect(unitState(unit(own))).toBe(state);
  });

  it('stands as its own mark says once an activity is final', () => {
    const activity = line({ ActiviteApprentissageCode: 'CPT101', ...FINAL });
    expect(unitState(unit(line({ ResultatEtudiantResultatSession1: 12 }), activity))).toBe('validated');
  });

  it('has one mark: its own latest, its own partial one, the only one of its activities, or none', () => {
    const theory = line({ ActiviteApprentissageCode: 'T', ResultatEtudiantResultatPartiel: 12.5 });
    const practice = line({ ActiviteApprentissageCode: 'P', ResultatEtudiantResultatSession1: 9 });
    const blank = line({ ActiviteApprentissageCode: 'P' });
    const own = line({ ResultatEtudiantResultatPartiel: 11 });
    expect(unitMark(unit(line({ ...FINAL, ResultatEtudiantResultatSession2: 8.25 }), theory))).toEqual({
      value: 8.25,
      kind: 'final',
    });
    expect(unitMark(unit(practice))).toEqual({ value: 9, kind: 'provisional' });
    expect(unitMark(unit(own, theory))).toEqual({ value: 11, kind: 'partial' });
    expect(unitMark(unit(line(), theory, blank))).toEqual({ value: 12.5, kind: 'partial' });
    expect(unitMark(unit(line(), theory, practice))).toBeNull();
    expect(unitMark(unit(null))).toBeNull();
  });
});

describe('the credits of a year', () => {
  it('are acquired with a pass, an exemption or a transfer, to come otherwise', () => {
    const units = [
      unit(line({ ECTS: 5, ProgrammeEtudiantDispense: true })),
      unit(line({ ECTS: 4, ProgrammeEtudiantTransfertResultat: true })),
      unit(line({ ECTS: 8, ...FINAL, ResultatEtudiantResultatSession1: 10 })),
      unit(line({ ECTS: 6, ...FINAL, ResultatEtudiantResultatSession1: 9.5 })),
      unit(line({ ECTS: 3, ResultatEtudiantResultatSession1: 15 })),
      unit(line({ ECTS: null })),
    ];
    expect(creditFigures(units)).toEqual({ acquired: 17, toCome: 9, enrolled: 26 });
    expect(creditFigures([])).toEqual({ acquired: 0, toCome: 0, enrolled: 0 });
  });
});

describe('the load of a unit', () => {
  it('is that of its own line, otherwise of its activities together', () => {
    const activity = line({ ActiviteApprentissageCode: 'CPT101', ECTS: 3, Q1: false, Q2: true });
    const load = (...lines: ResultLine[]) => resultsByUnit(lines).map(unitLoad)[0];
    expect(load(line(), activity)).toEqual({ credits: 8, q1: true, q2: false });
    expect(load(activity, activity)).toEqual({ credits: 6, q1: false, q2: true });
    expect(load(line({ ActiviteApprentissageCode: 'X', ECTS: null }))?.credits).toBeNull();
  });
});
