import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { Problem } from 'shared-contract';
import { inclusiveFile, saveInclusiveFile } from 'shared-contract/inclusive/endpoints';
import { internships, saveInternship } from 'shared-contract/internships/endpoints';
import { listedSupports, orders, placeOrder } from 'shared-contract/orders/endpoints';
import { saveThesis, submitThesis, thesis } from 'shared-contract/thesis/endpoints';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const host = {
  Organisation: 'Ferme du Moulin',
  NomRepresentant: 'Dubois',
  PrenomRepresentant: 'Anne',
  EmailRepresentant: 'anne@ferme.example',
  TelephoneRepresentant: '063 11 22 33',
  AdresseRepresentant: 'Rue Haute 1',
  CodePostalRepresentant: '6760',
  LocaliteRepresentant: 'Virton',
  PaysRepresentant: 'Belgique',
};

const internshipOf = async (who: TestBrowser, change: object = {}) => ({
  StageID: (await who.get(url(internships))).json()[0].StageID,
  StageDateDebut: '2027-02-01',
  StageDateFin: '2027-05-28',
  StageCommentairesDates: 'Temps plein',
  StageContenu: 'Tenue des comptes',
  AdresseStageMemoire: { ...host, PaysRepresentant: 'France' },
  ...change,
});

const submissionOf = async (who: TestBrowser) => {
  const file = { bytes: goodPdf('Le même'), name: 'mémoire.pdf', usage: 'memoire' } as const;
  return {
    MemoireID: (await who.get(url(thesis))).json().MemoireID,
    MemoireTitreDefinitif: 'Le contrôle interne',
    DisciplineMemoireID: 3,
    MemoireFichierMemoireAvecAnnexesID: await uploaded(who, file),
    MemoireFichierMemoireSansAnnexesID: await uploaded(who, file),
  };
};

const titleOf = async (who: TestBrowser) => {
  const names = 'MembrePersonnelID,LangueMemoireID,SessionID';
  const lists: { Values: { ID: number }[] }[] = (
    await who.get(`/api/v1/parameters?parameterNames=${names}`)
  ).json();
  const [MembrePersonnelID, LangueMemoireID, SessionID] = lists.map(({ Values }) => Values[0]?.ID);
  const { MemoireID } = (await who.get(url(thesis))).json();
  return { MemoireID, MemoireTitre: 'x', MembrePersonnelID, LangueMemoireID, SessionID };
};

const orderOf = async (who: TestBrowser) => {
  const [support] = (await who.get(url(listedSupports))).json();
  const { SupportCoursCodeInterne } = support;
  return { ConditionsAcceptees: true, Lignes: [{ SupportCoursCodeInterne, LigneCommandeQuantite: 99 }] };
};

const requestOf = async (who: TestBrowser) => {
  const opened = await who.post(url(saveInclusiveFile), {
    DemandeDecretInclusifID: null,
    DemandeDecretInclusifDiagnostique: 'Dyslexie',
    action: 'save',
  });
  return { ...opened.json(), action: 'submit' };
};

const STAGE = url(saveInternship, {});

const ACTS = [
  ['an internship', '810201', STAGE, url(internships), internshipOf, ['pays']],
  ['a provisional title', '910201', url(saveThesis), url(thesis), titleOf, ['titre-court']],
  ['a submission', '810203', url(submitThesis), url(thesis), submissionOf, ['fichiers-identiques']],
  [
    'an order',
    '830106',
    url(placeOrder),
    url(orders),
    orderOf,
    [expect.stringMatching(/^exemplaires-.*-99$/)],
  ],
  ['an inclusive request', '830107', url(saveInclusiveFile), url(inclusiveFile), requestOf, ['sans-annexe']],
] as const;

describe('what is improbable', () => {
  it.each(ACTS)('in %s waits until it is confirmed', async (_, user, write, read, bodyOf, codes) => {
    const who = await portal.as(user);
    const body = await bodyOf(who);
    const before = (await who.get(read)).body;
    const asked = await who.post(write, { ...body, Confirmations: [] });
    expect(asked.statusCode).toBe(409);
    const problem: Problem = asked.json();
    expect(problem.code).toBe('a_confirmer');
    const given = problem.errors?.map(({ path }) => path) ?? [];
    expect(given).toEqual(codes);
    expect(problem.errors?.every(({ message }) => message.endsWith('est-ce exact\u202f?'))).toBe(true);
    expect((await who.get(read)).body).toBe(before);
    const confirmed = await who.post(write, { ...body, Confirmations: given });
    expect(confirmed.statusCode).toBe(200);
  });

  it('is taken as it stands from who sends the contract’s body alone', async () => {
    const who = await portal.as('710201');
    expect((await who.post(STAGE, await internshipOf(who))).statusCode).toBe(200);
  });
});

describe('what can’t be', () => {
  it.each([
    ['from 1999 to 2099', { StageDateDebut: '1999-01-01', StageDateFin: '2099-12-31' }, 'StageDateDebut'],
    ['of three years', { StageDateDebut: '2027-01-04', StageDateFin: '2030-01-04' }, 'StageDateFin'],
    [
      'with the telephone 1',
      { AdresseStageMemoire: { ...host, TelephoneRepresentant: '1' } },
      'AdresseStageMemoire.TelephoneRepresentant',
    ],
  ])('an internship %s is refused, whatever is confirmed', async (_, change, path) => {
    const who = await portal.as('210201');
    const before = (await who.get(url(internships))).body;
    const Confirmations = ['debut-passe', 'longue-duree', 'telephone'];
    const answer = await who.post(STAGE, await internshipOf(who, { ...change, Confirmations }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect((await who.get(url(internships))).body).toBe(before);
  });
});

describe('groups at the same hour', () => {
  const clashing = async (who: TestBrowser) => {
    const courses: { ActiviteApprentissageID: number }[] = (await who.get(url(tpCourses))).json();
    const lists = await Promise.all(
      courses.map(async ({ ActiviteApprentissageID }) => ({
        ActiviteApprentissageID,
        groups: (await who.get(url(tpGroups, { ActiviteApprentissageID }))).json().Values,
      })),
    );
    return lists.flatMap(({ ActiviteApprentissageID, groups }) => {
      const isShared = ({ Creneau }: { Creneau: object }) =>
        lists.some(
          (other) =>
            other.ActiviteApprentissageID !== ActiviteApprentissageID &&
            other.groups.some((one: { Creneau: object }) => {
              expect(one.Creneau).toMatchObject({ Jour: expect.any(Number) });
              return JSON.stringify(one.Creneau) === JSON.stringify(Creneau);
            }),
        );
      const group = groups.find(isShared);
      return group ? [{ ActiviteApprentissageID, GroupeActiviteApprentissageID: group.ID }] : [];
    });
  };

  it('are asked about, and granted once that is confirmed', async () => {
    const who = await portal.as('230109');
    const choices = await clashing(who);
    expect(choices).toHaveLength(2);
    const send = (Confirmations: string[]) =>
      who.post(
        url(chooseTpGroups),
        choices.map((choice) => ({ ...choice, Confirmations })),
      );
    const asked = await send([]);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'a_confirmer']);
    const [question] = asked.json().errors;
    expect(question.message).toMatch(/ont lieu en même temps, le \w+/);
    const mine = (await who.get(url(tpCourses))).json();
    expect(
      mine.every(
        (course: { GroupeActiviteApprentissageID: number | null }) =>
          course.GroupeActiviteApprentissageID === null,
      ),
    ).toBe(true);
    const saved = (await send([question.path])).json();
    expect(saved.Items).toEqual(
      choices.map((choice) => ({ ...choice, Accorde: true, Raison: null, Proposition: null })),
    );
  });

  it('are asked about against what was chosen before, too', async () => {
    const who = await portal.as('730109');
    const [first, second] = await clashing(who);
    expect((await who.post(url(chooseTpGroups), [{ ...first, Confirmations: [] }])).statusCode).toBe(200);
    const asked = await who.post(url(chooseTpGroups), [{ ...second, Confirmations: [] }]);
    expect(asked.json().code).toBe('a_confirmer');
  });

  it('are in the demo for one persona alone, in no programme', async () => {
    const { rows } = await portal.db.pool.query<{ serie: string | null }>(`
      select distinct one.serie from groupes_tp one
      join groupes_tp other on other.serie is not distinct from one.serie
        and other.activite_apprentissage_id <> one.activite_apprentissage_id
        and other.jour = one.jour and other.debut < one.fin and one.debut < other.fin
      join activites_apprentissage a on a.activite_apprentissage_id = one.activite_apprentissage_id
      join activites_apprentissage b on b.activite_apprentissage_id = other.activite_apprentissage_id
      join programmes_unites p on p.unite_enseignement_id = a.unite_enseignement_id
      join programmes_unites q on q.unite_enseignement_id = b.unite_enseignement_id
        and q.programme_id = p.programme_id
      order by 1`);
    expect(rows.map(({ serie }) => serie)).toEqual(['230109', '730109', '830109', '930109']);
  });
});
