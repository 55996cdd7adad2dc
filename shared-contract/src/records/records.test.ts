import { describe, expect, it } from '@jest/globals';
import {
  flaggedField,
  isFailing,
  latestMark,
  type ResultLine,
  resultsByUnit,
  unitLoad,
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
  ProgrammeEtudiantDispense: false,
  ProgrammeEtudiantTransfertResultat: false,
  ProgrammeEtudiantReportResultat: false,
  ProgrammeEtudiantResultatFinal: false,
  Q1: true,
  Q2: false,
  ECTS: 8,
  ...changes,
});

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
      latestMark(line({ ResultatEtudiantResultatSession1: 8, ResultatEtudiantResultatSession3: 0 })),
    ).toBe('ResultatEtudiantResultatSession3');
  });

  it('carry their flags at the latest session, at the first when there is none', () => {
    expect(flaggedField(line({ ProgrammeEtudiantDispense: true }))).toBe('ResultatEtudiantResultatSession1');
    expect(flaggedField(line({ ResultatEtudiantResultatSession2: 12 }))).toBe(
      'ResultatEtudiantResultatSession2',
    );
  });

  it('fail strictly below 10', () => {
    expect(isFailing(9.99)).toBe(true);
    expect(isFailing(10)).toBe(false);
  });
});

describe('a unit', () => {
  it.each([
    [line({ ProgrammeEtudiantDispense: true, ResultatEtudiantResultatSession1: 4 }), 'exempted'],
    [line({ ProgrammeEtudiantTransfertResultat: true, ResultatEtudiantResultatSession1: 14 }), 'transferred'],
    [line({ ResultatEtudiantResultatSession1: 8, ResultatEtudiantResultatSession2: 10 }), 'validated'],
    [line({ ResultatEtudiantResultatSession1: 9.99 }), 'failed'],
    [line({ ResultatEtudiantResultatSession1: 0 }), 'failed'],
    [line(), 'pending'],
    [null, 'pending'],
  ])('%# stands as its own line says', (own, state) => {
    expect(unitState(own)).toBe(state);
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
