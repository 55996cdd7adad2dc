import type { Schema } from 'yup';
import { checkBody } from '../base/check-body';
import { idmConsentedSchema, idmSchema } from './idm-schemas';
import { thesisWriteKind } from './schemas';

const errorsOf = (schema: Schema, value: unknown) => {
  const result = checkBody(schema, value);
  return result.ok ? [] : result.errors;
};

const provisional = {
  MemoireID: 1,
  MemoireTitre: 'Titre',
  MembrePersonnelID: 2,
  LangueMemoireID: 3,
  SessionID: 4,
};

describe('the thesis', () => {
  const idm = {
    MemoireID: 1,
    SessionID: 2,
    LangueMemoireID: 3,
    LangueDefenseID: 4,
    StatutConfidentialiteID: 5,
    MemoireDatesExamensEtudiant: '12 juin',
    MemoireMotsClefs: 'droit',
    MemoireResume: 'a'.repeat(1000),
    AdresseStageMemoire: { EmailRepresentant: 'a@b', TelephoneRepresentant: '123456' },
  };

  it('is written one kind at a time', () => {
    expect(thesisWriteKind(provisional)).toBe('provisional');
    expect(thesisWriteKind({ MemoireID: 1, MemoireTitreModification: 'x' })).toBe('title');
    expect(thesisWriteKind({ MemoireID: 1, MemoireConsentementLicence: true })).toBe('consent');
    expect(thesisWriteKind({ ...provisional, MemoireTitreModification: 'x' })).toBeNull();
    expect(thesisWriteKind({ MemoireID: 1 })).toBeNull();
  });

  it('takes a summary of 1000 to 8000 units', () => {
    const summary = (length: number) => ({ ...idm, MemoireResume: 'a'.repeat(length) });
    expect([1000, 8000].map((length) => errorsOf(idmSchema, summary(length)).length)).toEqual([0, 0]);
    expect([999, 8001].map((length) => errorsOf(idmSchema, summary(length)).length)).toEqual([1, 1]);
  });

  it('takes a phone of 6 to 18 and an address with an @', () => {
    const mentor = (AdresseStageMemoire: object) =>
      errorsOf(idmSchema, { ...idm, AdresseStageMemoire }).length;
    expect(mentor({ TelephoneRepresentant: '1'.repeat(18) })).toBe(0);
    expect(mentor({ TelephoneRepresentant: '1'.repeat(19) })).toBe(1);
    expect(mentor({ TelephoneRepresentant: '12345' })).toBe(1);
    expect(mentor({ EmailRepresentant: 'a b@c' })).toBe(1);
  });

  it('asks for confidentiality only until consent is given', () => {
    const { StatutConfidentialiteID, ...rest } = idm;
    expect(StatutConfidentialiteID).toBe(5);
    expect(errorsOf(idmSchema, rest)).toHaveLength(1);
    expect(errorsOf(idmConsentedSchema, rest)).toEqual([]);
  });
});
