import { type CatalogueDesk, only, openCatalogueDesk } from 'server-testing/gestion/catalogue-desk';
import { url } from 'server-testing/url';
import { saveExam, saveGroup } from 'shared-contract/catalogues/endpoints';

let desk: CatalogueDesk;

beforeAll(async () => {
  desk = await openCatalogueDesk();
}, 400_000);
afterAll(() => desk.portal.close());

/** A group of theirs in which somebody has a place this year, with hours. */
const takenGroup = async () => {
  const { rows } = await desk.portal.db.pool.query<{ id: number }>(
    `select distinct t.groupe_activite_apprentissage_id as id from inscriptions_tp t
     join inscriptions i using (inscription_id) join annees_academiques a using (annee_academique_id)
     where a.valeur = '2026-2027'`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  const { Lignes } = await desk.groupsOf(desk.secretariat);
  return only(
    Lignes.find(({ ID, Modifiable, Valeurs }) => ids.has(ID) && Modifiable && Valeurs.Jour !== null),
  );
};

/** An exam of theirs, to come, to which somebody is registered. */
const registeredExam = async () =>
  only(
    (await desk.examsOf(desk.secretariat)).Lignes.find(
      ({ Modifiable, Inscrits, Valeurs }) => Modifiable && Inscrits > 0 && Valeurs.ExamenDate > '2026-11-23',
    ),
  );

describe('a group', () => {
  test('keeps as many places as are taken', async () => {
    const { ID, Valeurs, Prises } = await takenGroup();
    const path = url(saveGroup, { id: ID });
    const low = await desk.put(desk.secretariat, path, {
      Avant: Valeurs,
      Apres: { ...Valeurs, Capacite: Prises - 1 },
    });
    expect([low.statusCode, low.json().errors[0].path]).toEqual([422, 'Apres.Capacite']);
    const told = await desk.count('notifications');
    const more = { ...Valeurs, Capacite: Valeurs.Capacite + 2 };
    expect((await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres: more })).json()).toEqual({
      Prevenus: 0,
    });
    expect(await desk.count('notifications')).toBe(told);
    expect((await desk.undo('groupes', ID)).statusCode).toBe(200);
  });

  test('that moves is asked about where it clashes, and its students are told', async () => {
    const { ID, Valeurs, Cours } = await takenGroup();
    const { Lignes } = await desk.groupsOf(desk.admin);
    // A group of the same course has its room in the same half of the year.
    const other = only(
      Lignes.find((row) => row.ID !== ID && row.Cours === Cours && row.Valeurs.Local !== Valeurs.Local),
    ).Valeurs;
    const { Jour, Debut, Fin, Local } = other;
    const Apres = { ...Valeurs, Jour, Debut, Fin, Local };
    const path = url(saveGroup, { id: ID });
    const effect = await desk.effectOf('groupes', ID, Apres);
    expect(effect.Prevenus).toBeGreaterThan(0);
    const codes = effect.Conflits.map(({ Code }) => Code);
    const asked = await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres, Confirmations: [] });
    expect(codes.some((code) => code.startsWith(`local-${ID}-`))).toBe(true);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'a_confirmer']);
    const told = await desk.count('notifications where code like $1', [`groupe:${ID}:%`]);
    const saved = await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres, Confirmations: codes });
    expect([saved.statusCode, saved.json()]).toEqual([200, { Prevenus: effect.Prevenus }]);
    expect(await desk.count('notifications where code like $1', [`groupe:${ID}:%`])).toBe(
      told + effect.Prevenus,
    );
    // The portal's own worker may have taken some of them: a mailbox knows them all.
    const mails = (await desk.portal.mails()).filter(({ kind }) => kind === 'groupe.deplace');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails[0]?.text).toContain(Local);
    const moved = only((await desk.groupsOf(desk.secretariat)).Lignes.find((row) => row.ID === ID));
    expect(moved.Valeurs).toEqual(Apres);
    expect(moved.Horaire).toContain(`local\u00a0${Local}`);
    expect((await desk.undo('groupes', ID)).json()).toEqual({ Prevenus: effect.Prevenus });
    expect(only((await desk.groupsOf(desk.admin)).Lignes.find((row) => row.ID === ID)).Valeurs).toEqual(
      Valeurs,
    );
  });

  test('has a day and two hours, or none of them', async () => {
    const { ID, Valeurs } = await takenGroup();
    for (const wrong of [{ Fin: null }, { Jour: 8 }, { Debut: '25:00' }, { Fin: Valeurs.Debut }]) {
      const body = { Avant: Valeurs, Apres: { ...Valeurs, ...wrong } };
      expect((await desk.put(desk.secretariat, url(saveGroup, { id: ID }), body)).statusCode).toBe(422);
    }
    const present = only((await desk.groupsOf(desk.secretariat)).Lignes.find((row) => row.ID === ID));
    expect(present.Valeurs).toEqual(Valeurs);
  });
});

describe('an exam', () => {
  test('that moves says for how many, asks about its session, and tells who is registered', async () => {
    const { ID, Valeurs, Inscrits, SessionFin } = await registeredExam();
    const Apres = { ...Valeurs, ExamenDate: '2027-12-24', ExamenLocal: 'Z999' };
    expect(SessionFin < Apres.ExamenDate).toBe(true);
    const effect = await desk.effectOf('examens', ID, Apres);
    expect(effect).toMatchObject({ Concernes: Inscrits, Prevenus: Inscrits });
    expect(effect.Conflits.map(({ Code }) => Code)).toEqual([`hors-session-${ID}-2027-12-24`]);
    const path = url(saveExam, { id: ID });
    const asked = await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres, Confirmations: [] });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'a_confirmer']);
    const Confirmations = effect.Conflits.map(({ Code }) => Code);
    expect((await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres, Confirmations })).json()).toEqual(
      {
        Prevenus: Inscrits,
      },
    );
    expect(await desk.count('notifications where code like $1', [`examen:${ID}:%`])).toBe(Inscrits);
    const { rows } = await desk.portal.db.pool.query(
      'select date::text as date, local from examens where examen_id = $1',
      [ID],
    );
    expect(rows).toEqual([{ date: '2027-12-24', local: 'Z999' }]);
    expect((await desk.undo('examens', ID)).statusCode).toBe(200);
    expect(only((await desk.examsOf(desk.admin)).Lignes.find((row) => row.ID === ID)).Valeurs).toEqual(
      Valeurs,
    );
  });
});
