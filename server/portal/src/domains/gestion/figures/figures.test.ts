import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { figureSheet, figures } from 'shared-contract/gestion/endpoints';
import type { Figures } from 'shared-contract/gestion/figures';

let portal: TestPortal;
let admin: TestBrowser;
let secretariat: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.as('admin');
  secretariat = await portal.as('secretariat');
}, 400_000);
afterAll(() => portal.close());

const figuresOf = async (who: TestBrowser): Promise<Figures> => (await who.get(url(figures))).json();

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const numberOf = async (query: string): Promise<number> =>
  Number((await portal.db.pool.query(`select (${query}) as value`)).rows[0]?.value);

describe('the figures', () => {
  test('are what the tables hold', async () => {
    const all = await figuresOf(admin);
    expect(sum(all.Documents.map(({ Etudiants }) => Etudiants))).toBe(
      await numberOf(`select count(*) from inscriptions join annees_academiques using (annee_academique_id)
        where '2026-11-23' between debut and fin`),
    );
    expect(sum(all.Groupes.map(({ Prises }) => Prises))).toBe(
      await numberOf('select sum(prises) from groupes_tp'),
    );
    expect(sum(all.Impression.map(({ Exemplaires }) => Exemplaires))).toBe(
      await numberOf(`select sum(quantite) from lignes_commande join commandes using (commande_id)
        where date_heure >= '2026-09-13T22:00:00Z' and etudiant_id in (select etudiant_id from inscriptions
          join annees_academiques using (annee_academique_id) where '2026-11-23' between debut and fin)`),
    );
    expect(all.Documents.every(({ Complets, Etudiants }) => Complets <= Etudiants)).toBe(true);
  });

  test('count the programmes that wait by section, and by the day of their submission', async () => {
    const before = await figuresOf(admin);
    await portal.db.pool.query(
      `with one as (select i.inscription_id from inscriptions i join annees_academiques a using (annee_academique_id)
         join programmes using (programme_id)
         where '2026-11-23' between a.debut and a.fin and code = 'BGE' order by 1 limit 1),
       state as (update inscriptions set statut_pae = 'Soumis' where inscription_id in (select * from one))
       insert into pae (inscription_id, soumis_le) select inscription_id, '2026-11-19T23:30:00Z' from one
       on conflict (inscription_id) do update set soumis_le = excluded.soumis_le`,
    );
    const after = await figuresOf(admin);
    const waiting = (one: Figures) => sum(one.Pae.map(({ EnAttente }) => EnAttente));
    expect(waiting(after)).toBe(waiting(before) + 1);
    expect(after.PaeParJour).toContainEqual(expect.objectContaining({ Jour: '2026-11-20' }));
    expect(sum(after.PaeParJour.map(({ EnAttente }) => EnAttente))).toBeLessThanOrEqual(waiting(after));
  });

  test('say which titles are English', async () => {
    const { Groupes, Impression } = await figuresOf(admin);
    const named = [...Groupes, ...Impression].flatMap(({ TitresAnglais = [] }) => TitresAnglais);
    expect(named.length).toBeGreaterThan(0);
    for (const { Libelle, TitresAnglais = [] } of Groupes)
      expect(TitresAnglais.every((title) => Libelle.startsWith(title))).toBe(true);
  });

  test('are of one’s own sections, and of none for who may not read them', async () => {
    const [all, own] = [await figuresOf(admin), await figuresOf(secretariat)];
    expect(own.Documents).toHaveLength(2);
    expect(all.Documents).toEqual(expect.arrayContaining(own.Documents));
    expect(all.Documents.length).toBeGreaterThan(2);
    await portal.db.pool.query(`update gestion_sections set actes = '{demandes}' where compte_id = 5`);
    expect(await figuresOf(secretariat)).toMatchObject({
      Impression: [],
      Documents: [],
      Groupes: [],
      Pae: [],
      PaeParJour: [],
    });
    await portal.db.pool.query('update gestion_sections set actes = default where compte_id = 5');
  });
});

describe('a sheet', () => {
  test('is the table, for a spreadsheet, in which nothing runs', async () => {
    const [first] = (await figuresOf(admin)).Impression;
    await portal.db.pool.query(`update supports set libelle = '=1+1' where code_interne = $1`, [
      first?.CodeInterne,
    ]);
    const answer = await admin.get(url(figureSheet, { tableau: 'impression' }));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('impression-2026-11-23.csv'),
    });
    const lines = answer.body.trim().split('\n');
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(lines[0]).toBe('CodeInterne;Libelle;Commandes;Exemplaires');
    expect(lines).toHaveLength((await figuresOf(admin)).Impression.length + 1);
    expect(answer.body).toContain(";'=1+1;");
    expect((await admin.get('/api/v1/extranet/gestion/chiffres/autre')).statusCode).toBe(400);
  });
});
