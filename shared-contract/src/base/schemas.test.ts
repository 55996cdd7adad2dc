import type { Schema } from 'yup';
import { absenceSchema } from '../absences/schemas';
import { examTicksSchema } from '../exams/schemas';
import { inclusiveRequestSchema } from '../inclusive/schemas';
import { internshipFileSchemas, internshipSchema } from '../internships/schemas';
import { orderSchema } from '../orders/schemas';
import { paeSchema } from '../pae/schemas';
import { proclamationSchema } from '../proclamation/schemas';
import { addressSchema, grantSchema } from '../reinscription/schemas';
import { remediationSchema } from '../sar/schemas';
import { signaturePaeSchema } from '../signature/schemas';
import { thesisConsentSchema, thesisProvisionalSchema } from '../thesis/schemas';
import { tpChoicesSchema } from '../tp/schemas';
import { checkBody } from './check-body';

const errorsOf = (schema: Schema, value: unknown) => {
  const result = checkBody(schema, value);
  return result.ok ? [] : result.errors;
};

const messageAt = (schema: Schema, value: unknown, path: string) =>
  errorsOf(schema, value).find((error) => error.path === path)?.message;

const provisional = {
  MemoireID: 1,
  MemoireTitre: 'Titre',
  MembrePersonnelID: 2,
  LangueMemoireID: 3,
  SessionID: 4,
};

const absence = {
  AbsenceEtudiantID: -1,
  InscriptionID: 1,
  AbsenceEtudiantDateDebut: '2026-01-10',
  AbsenceEtudiantDateFin: '2026-01-10',
  AbsenceEtudiantFichierJustificatifID: 7,
  AbsenceEtudiantExamenID: [],
};

const address = {
  AdresseID: -1,
  AdresseLigne1: 'Rue du Parc 1',
  AdresseCodePostal: '1000',
  AdresseLocalite: 'Bruxelles',
  PaysID: 1,
  TypeAdresseID: 1,
};

const line = (SupportCoursCodeInterne: string, LigneCommandeQuantite: unknown) => ({
  SupportCoursCodeInterne,
  LigneCommandeQuantite,
});

describe('a body', () => {
  it('keeps its named fields and loses the others', () => {
    const result = checkBody(orderSchema, {
      ConditionsAcceptees: true,
      Total: 1,
      Lignes: [{ ...line('S1', 2), SupportCoursPrix: 0 }],
    });
    expect(result).toEqual({
      ok: true,
      value: { ConditionsAcceptees: true, Lignes: [line('S1', 2)] },
    });
  });

  const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');

  it.each(inherited)('loses a field that every object has, %s, at any depth', (name) => {
    const more = { [name]: 1 };
    const sent = { ConditionsAcceptees: true, ...more, Lignes: [{ ...line('S1', 2), ...more }] };
    expect(checkBody(orderSchema, sent)).toEqual({
      ok: true,
      value: { ConditionsAcceptees: true, Lignes: [line('S1', 2)] },
    });
    expect(checkBody(orderSchema, more).ok).toBe(false);
    expect(checkBody(orderSchema, { Lignes: [more] }).ok).toBe(false);
  });

  it.each([null, undefined, [], 'texte', 12, true])('that is %p is refused', (value) => {
    expect(checkBody(thesisProvisionalSchema, value).ok).toBe(false);
  });

  it('is not made to fit: a number in a text is refused', () => {
    expect(messageAt(thesisProvisionalSchema, { ...provisional, SessionID: '4' }, 'SessionID')).toBe(
      'Choisissez la première session de défense.',
    );
  });

  it.each([0, -1, 1.5, 2 ** 31, Number.NaN, null])('with the identifier %p is refused', (SessionID) => {
    expect(messageAt(thesisProvisionalSchema, { ...provisional, SessionID }, 'SessionID')).toBeDefined();
  });

  it('counts UTF-16 units', () => {
    const titled = (MemoireTitre: string) => ({ ...provisional, MemoireTitre });
    expect(errorsOf(thesisProvisionalSchema, titled('é'.repeat(1000)))).toEqual([]);
    expect(errorsOf(thesisProvisionalSchema, titled('😀'.repeat(500)))).toEqual([]);
    expect(errorsOf(thesisProvisionalSchema, titled(`${'😀'.repeat(500)}a`))).toHaveLength(1);
  });

  it.each(['a\u0000b', 'a\ud800b', '   ', ''])('with the text %j is refused', (MemoireTitre) => {
    expect(
      messageAt(thesisProvisionalSchema, { ...provisional, MemoireTitre }, 'MemoireTitre'),
    ).toBeDefined();
  });
});

describe('quoted refusals', () => {
  it.each<[string, Schema, unknown, string, string]>([
    [
      'an order without a line',
      orderSchema,
      { ConditionsAcceptees: true, Lignes: [] },
      'Lignes',
      'Au moins un support doit être sélectionné pour valider la commande.',
    ],
    [
      'an order of nothing',
      orderSchema,
      { ConditionsAcceptees: true, Lignes: [line('S1', 0)] },
      'Lignes',
      'Au moins un support doit être sélectionné pour valider la commande.',
    ],
    ['exams without a tick', examTicksSchema, [], '', 'Veuillez faire au moins une sélection!'],
    [
      'a privacy consent refused',
      thesisConsentSchema,
      { MemoireID: 1, MemoireConsentementRGPD: false, MemoireConsentementLicence: true },
      'MemoireConsentementRGPD',
      'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..',
    ],
    [
      'a licence unanswered',
      thesisConsentSchema,
      { MemoireID: 1, MemoireConsentementRGPD: true },
      'MemoireConsentementLicence',
      'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..',
    ],
    ['guests unanswered', proclamationSchema, {}, 'ProclamationNombreInvites', 'Select one option!'],
    [
      'three guests',
      proclamationSchema,
      { ProclamationNombreInvites: 3 },
      'ProclamationNombreInvites',
      'Select one option!',
    ],
    [
      'remediation without a change',
      remediationSchema,
      { Items: [] },
      'Items',
      'Veuillez effectuer au moins un changement.',
    ],
  ])('%s', (_, schema, value, path, message) => {
    expect(messageAt(schema, value, path)).toBe(message);
  });
});

describe('orders', () => {
  it.each([-1, 1.5, '2', 100, null])('refuse a quantity of %p', (quantity) => {
    const value = { ConditionsAcceptees: true, Lignes: [line('S1', 1), line('S2', quantity)] };
    expect(messageAt(orderSchema, value, 'Lignes[1].LigneCommandeQuantite')).toBeDefined();
  });

  it('refuse a support twice, and let unaccepted conditions reach the 412', () => {
    expect(errorsOf(orderSchema, { Lignes: [line('S1', 1), line('S1', 1)] })).toHaveLength(1);
    expect(checkBody(orderSchema, { Lignes: [line('S1', 1)] })).toMatchObject({
      ok: true,
      value: { ConditionsAcceptees: false },
    });
  });
});

describe('absences', () => {
  it('may last one day, and start no later than they end', () => {
    expect(errorsOf(absenceSchema, absence)).toEqual([]);
    expect(
      messageAt(
        absenceSchema,
        { ...absence, AbsenceEtudiantDateDebut: '2026-01-11' },
        'AbsenceEtudiantDateDebut',
      ),
    ).toBe('La date de début ne peut pas suivre la date de fin.');
  });

  it('need a justification, a real day, and -1 or a number', () => {
    expect(errorsOf(absenceSchema, { ...absence, AbsenceEtudiantFichierJustificatifID: null })).toHaveLength(
      1,
    );
    expect(errorsOf(absenceSchema, { ...absence, AbsenceEtudiantDateFin: '2026-02-30' })).toHaveLength(1);
    expect(errorsOf(absenceSchema, { ...absence, AbsenceEtudiantID: -2 })).toHaveLength(1);
  });
});

describe('other writes', () => {
  it('takes an address without its optional lines', () => {
    expect(checkBody(addressSchema, address)).toMatchObject({
      ok: true,
      value: { AdresseLigne2: null, AdresseEtat: null },
    });
  });

  it('takes a grant without number or file', () => {
    expect(errorsOf(grantSchema, { HasBourse: true })).toEqual([]);
  });

  it('names every required field of an internship', () => {
    const paths = errorsOf(internshipSchema, { StageID: 1, AdresseStageMemoire: {} }).map(({ path }) => path);
    expect(new Set(paths).size).toBe(13);
    expect(paths).not.toContain('AdresseStageMemoire.FonctionRepresentant');
    expect(
      errorsOf(internshipFileSchemas.Convention, { StageID: 1, StageFichierPreAccordID: 2 }),
    ).toHaveLength(1);
  });

  it('takes one group per course, and one line per unit', () => {
    const choice = { ActiviteApprentissageID: 1, GroupeActiviteApprentissageID: 2 };
    expect(errorsOf(tpChoicesSchema, [choice])).toEqual([]);
    expect(errorsOf(tpChoicesSchema, [choice, choice])).toHaveLength(1);
    const item = { UniteEnseignementID: 1, Select: true, IsDecoche: false };
    expect(errorsOf(paeSchema, { item: [item], submit: false })).toEqual([]);
    expect(errorsOf(paeSchema, { item: [item, item], submit: false })).toHaveLength(1);
  });

  it('asks why a programme is not signed', () => {
    const signature = { InscriptionID: 1, Empreinte: 'a'.repeat(64) };
    expect(errorsOf(signaturePaeSchema, { ...signature, signature: true })).toEqual([]);
    expect(messageAt(signaturePaeSchema, { ...signature, signature: false }, 'commentaire')).toBeDefined();
  });

  it('saves or submits an inclusive request, nothing else', () => {
    expect(errorsOf(inclusiveRequestSchema, { action: 'save' })).toEqual([]);
    expect(errorsOf(inclusiveRequestSchema, { action: 'delete' })).toHaveLength(1);
  });
});
