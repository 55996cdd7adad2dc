import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { enrolments } from 'shared-contract/records/endpoints';
import { searchStudents } from 'shared-contract/verifications/endpoints';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { refreshSearchColumns } from '../shared/people/search-columns.queries';

let portal: TestPortal;
let staff: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  staff = await portal.as('verificateur');
}, 240_000);
afterAll(() => portal.close());

const search = (text: string, by?: string) =>
  staff.get(url(searchStudents, { search: text, ...(by ? { by } : {}) }));

const found = async (text: string, by?: string): Promise<VerificationRow[]> =>
  (await search(text, by)).json();

describe('the search for students', () => {
  test.each([
    ['Dûpont-Leclercq', undefined],
    ['dupont leclercq', 'nom'],
    ['DUPONTLECLERCQ', 'nom'],
    ['leclercq', 'nom'],
    ['elodie dupont', undefined],
    ['Dupont Élodie', undefined],
  ])('finds Élodie Dûpont-Leclercq by %s (%s)', async (text, by) => {
    expect((await found(text, by)).map(({ Etudiant }) => Etudiant)).toContain('Élodie Dûpont-Leclercq');
  });

  test.each(["d'Hoore", 'D’HOORE', 'hoore', 'dhoore', 'Hoore Jean', 'van Hoore'])(
    'finds Jean d’Hoore by %s',
    async (text) => {
      const rows = await found(text);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ Etudiant: 'Jean d’Hoore', PersonneDateNaissance: expect.any(String) });
    },
  );

  test('finds the three Marie Lambert, and each by her own number', async () => {
    const rows = await found('marie lambert');
    expect(rows.map(({ Etudiant }) => Etudiant)).toEqual(Array(3).fill('Marie Lambert'));
    expect(new Set(rows.map(({ EtudiantMatricule }) => EtudiantMatricule)).size).toBe(3);
    for (const { EtudiantMatricule, InscriptionID } of rows) {
      const own = await found(EtudiantMatricule, 'matricule');
      expect(own.map((row) => row.InscriptionID)).toEqual([InscriptionID]);
    }
  });

  describe('names of other scripts and letters', () => {
    const NAMES = [
      ['Thị Ánh', 'Nguyễn'],
      ['Łukasz', 'Żółć-Çelik'],
      ['Þórdís', 'Ðorđević'],
      ['Иван', 'Петров'],
      ['Γεωργία', 'Παπαδοπούλου'],
      ['مريم', 'الحسن'],
      ['小明', '王'],
    ] as const;

    beforeAll(async () => {
      const { rows } = await portal.db.pool.query(
        'select etudiant_id from etudiants order by etudiant_id desc limit $1',
        [NAMES.length],
      );
      // As the release before wrote them: letters other than a-z were left out.
      for (const [rank, [prenom, nom]] of NAMES.entries()) {
        await portal.db.pool.query(
          "update etudiants set prenom = $2, nom = $3, prenom_recherche = '', nom_recherche = '', recherche = '' where etudiant_id = $1",
          [rows[rank].etudiant_id, prenom, nom],
        );
      }
      await refreshSearchColumns(portal.db.orm);
    });

    test.each([
      'Thị Ánh Nguyễn',
      'anh nguyen',
      'żółć',
      'zolc celik',
      'lukasz',
      'thordis',
      'Þórdís Ðorđević',
      'dordevic',
      'Иван Петров',
      'пет',
      'Παπαδοπούλου',
      'παπαδοπουλου',
      'ΓΕΩΡΓΙΑ',
      'مريم الحسن',
      'الحسن',
      '王',
      '小明 王',
      '小',
    ])('finds one student by %s', async (text) => {
      for (const typed of [text, text.normalize('NFD')]) {
        const rows = await found(typed);
        expect(rows).toHaveLength(1);
        expect(NAMES.map((name) => name.join(' '))).toContain(rows[0]?.Etudiant);
      }
    });
  });

  test('keeps to the field that was chosen', async () => {
    expect(await found('Camille', 'nom')).toEqual([]);
    expect((await found('Camille', 'prenom')).length).toBeGreaterThan(0);
    expect(await found('Lambert', 'matricule')).toEqual([]);
    expect((await found('Marie Lambert', 'nom')).length).toBe(3);
    const byNumber = await found('2301', 'matricule');
    expect(byNumber.length).toBeGreaterThan(5);
    expect(byNumber.every(({ EtudiantMatricule }) => EtudiantMatricule.startsWith('2301'))).toBe(true);
  });

  test('gives one row a student, with the latest enrolment', async () => {
    const [camille, ...others] = await found('230101', 'matricule');
    expect(others).toEqual([]);
    expect(camille).toMatchObject({ Etudiant: 'Camille Lambert', NiveauCoursLibelle: 'Bachelier, bloc 2' });
    const student = await portal.as('230101');
    const [latest] = (await student.get(url(enrolments))).json();
    expect(camille?.InscriptionID).toBe(latest.InscriptionID);
  });

  test('stops at fifty and says how many there are', async () => {
    const many = await search('2', 'matricule');
    expect(many.json()).toHaveLength(50);
    const { rows } = await portal.db.pool.query(
      "select count(*)::int n from etudiants where matricule like '2%'",
    );
    expect(many.headers['x-total-count']).toBe(String(rows[0].n));
  });

  test.each(['', '   ', '%', '_', 'lam%', 'l_mbert', '"', '\\', "'; drop table etudiants --", '\u0000'])(
    'finds nobody by %j',
    async (text) => {
      const answer = await search(text);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
      expect(answer.headers['x-total-count']).toBe('0');
    },
  );

  test('refuses what can’t be a search', async () => {
    expect((await search('a'.repeat(10_240))).statusCode).toBe(400);
    expect((await search('lambert', 'iban')).statusCode).toBe(400);
    expect((await staff.get(`${url(searchStudents, { search: 'a' })}&search=b`)).statusCode).toBe(400);
    expect((await staff.get(url(searchStudents, {}))).json()).toEqual([]);
  });
});
