import { internshipNonsense, internshipQuestions } from './plausibility';
import type { InternshipWrite } from './schemas';

const TODAY = '2026-11-22';

type Change = Partial<Omit<InternshipWrite, 'AdresseStageMemoire'>> & {
  host?: Partial<InternshipWrite['AdresseStageMemoire']>;
};

const internship = ({ host, ...change }: Change = {}): InternshipWrite => ({
  StageID: 3,
  StageTheme: null,
  StageDateDebut: '2027-02-01',
  StageDateFin: '2027-05-28',
  StageEntrepriseFamiliale: false,
  StageHorsBelgique: false,
  StageCommentairesDates: 'Temps plein',
  StageContenu: 'Tenue des comptes',
  AdresseStageMemoire: {
    Organisation: 'Ferme du Moulin',
    NomRepresentant: 'Dubois',
    PrenomRepresentant: 'Anne',
    FonctionRepresentant: null,
    EmailRepresentant: 'anne@ferme.example',
    TelephoneRepresentant: '063 11 22 33',
    AdresseRepresentant: 'Rue Haute 1',
    SuiteAdresseRepresentant: null,
    CodePostalRepresentant: '6760',
    LocaliteRepresentant: 'Virton',
    PaysRepresentant: 'Belgique',
    ...host,
  },
  ...change,
});

const codes = (change: Change) => internshipQuestions(internship(change), TODAY).map(({ code }) => code);
const fields = (StageDateDebut: string, StageDateFin: string) =>
  internshipNonsense({ StageDateDebut, StageDateFin }, TODAY).map(({ path }) => path);

describe('an internship', () => {
  it('that is ordinary is asked nothing', () => {
    expect(codes({})).toEqual([]);
    expect(fields('2027-02-01', '2027-05-28')).toEqual([]);
  });

  it.each([
    ['from 1999 to 2099', '1999-01-01', '2099-12-31', ['StageDateDebut', 'StageDateFin']],
    ['that began ten years ago', '2016-11-22', '2026-12-01', ['StageDateDebut']],
    ['of three years', '2027-01-01', '2030-01-01', ['StageDateFin']],
  ])('%s is none', (_, start, end, paths) => {
    expect(fields(start, end)).toEqual(paths);
  });

  it.each<[string, Change, string[]]>([
    ['that has begun', { StageDateDebut: '2026-11-21' }, ['debut-passe', 'longue-duree']],
    ['two years ahead', { StageDateDebut: '2028-10-02', StageDateFin: '2028-12-01' }, ['debut-lointain']],
    ['of one day', { StageDateFin: '2027-02-01' }, ['un-jour']],
    ['of eight months', { StageDateFin: '2027-10-01' }, ['longue-duree']],
    ['in Belgium with a host in France', { host: { PaysRepresentant: 'France' } }, ['pays']],
    ['abroad with a host in Belgium', { StageHorsBelgique: true }, ['pays']],
    ['abroad with a host in France', { StageHorsBelgique: true, host: { PaysRepresentant: 'France' } }, []],
    ['with a French postcode in Belgium', { host: { CodePostalRepresentant: '75001' } }, ['code-postal']],
    ['with the telephone 123456', { host: { TelephoneRepresentant: '123456' } }, ['telephone']],
  ])('%s is asked about', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('asks in whole sentences', () => {
    const [question] = internshipQuestions(internship({ host: { PaysRepresentant: 'France' } }), TODAY);
    expect(question?.text).toBe(
      'Le stage a lieu en Belgique, dans une organisation établie ailleurs (France)\u00a0: est-ce exact\u202f?',
    );
  });
});
