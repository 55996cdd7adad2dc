import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { TpCourse, TpGroups, TpWish } from 'shared-contract/tp/answers';
import {
  askTpWish,
  chooseTpGroups,
  leaveTpWish,
  tpCourses,
  tpGroups,
  tpWishes,
} from 'shared-contract/tp/endpoints';
import { settleWishes } from './settle-wishes';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const query = (text: string, values: unknown[] = []) => portal.db.pool.query(text, values);
const wishesOf = async (who: TestBrowser): Promise<TpWish[]> => (await who.get(url(tpWishes))).json();
const ask = (who: TestBrowser, groupId: number, Confirmations?: string[]) =>
  who.post(url(askTpWish), { GroupeActiviteApprentissageID: groupId, Confirmations });
const subjectsTo = async (matricule: string) => {
  const { rows } = await query(
    `select titre, texte from notifications join etudiants using (etudiant_id)
     where matricule = $1 order by notification_id`,
    [matricule],
  );
  return rows;
};

/** The full group of a persona, the course of it, and a free group of another course. */
const groupsOf = async (who: TestBrowser) => {
  const courses: TpCourse[] = (await who.get(url(tpCourses))).json();
  const lists = await Promise.all(
    courses.map(async ({ ActiviteApprentissageID: courseId }) => {
      const { Values }: TpGroups = (
        await who.get(url(tpGroups, { ActiviteApprentissageID: courseId }))
      ).json();
      return Values.map(({ ID, Disabled }) => ({ courseId, groupId: ID, isFull: Disabled }));
    }),
  );
  const groups = lists.flat();
  const full = groups.find(({ isFull }) => isFull);
  const free = groups.find(({ isFull, courseId }) => !isFull && courseId !== full?.courseId);
  if (!full || !free) throw new Error('a full group, and a free one of another course');
  return { full, free };
};
const addPlace = (groupId: number) =>
  query(`update groupes_tp set capacite = capacite + 1 where groupe_activite_apprentissage_id = $1`, [
    groupId,
  ]);

it('who asked knows of a group at the same hour before it binds, and again when the place comes', async () => {
  const who = await portal.as('730101');
  const { full, free } = await groupsOf(who);
  await query(
    `update groupes_tp g set jour = f.jour, debut = f.debut, fin = f.fin from groupes_tp f
     where g.groupe_activite_apprentissage_id = $1 and f.groupe_activite_apprentissage_id = $2`,
    [free.groupId, full.groupId],
  );
  await who.post(url(chooseTpGroups), [
    { ActiviteApprentissageID: free.courseId, GroupeActiviteApprentissageID: free.groupId },
  ]);
  expect((await ask(who, full.groupId, [])).statusCode).toBe(409);
  expect(await wishesOf(who)).toEqual([]);
  const code = `horaire-${[full.groupId, free.groupId].sort((a, b) => a - b).join('-')}`;
  expect((await ask(who, full.groupId, [code])).json()).toMatchObject({ Rang: 1, Chevauchements: [] });
  await addPlace(full.groupId);
  await settleWishes(portal.app);
  const [wish] = await wishesOf(who);
  expect(wish?.Chevauchements).toEqual([expect.stringContaining('ont lieu en même temps')]);
  const told = await subjectsTo('730101');
  expect(told.at(-1).titre).toBe('Une place est gardée pour vous');
  expect(told.at(-1).texte).toContain(wish?.Chevauchements[0]);
});

it('nobody leaves somebody else’s line, nor reads it', async () => {
  const who = await portal.as('830101');
  const { full } = await groupsOf(who);
  const wish: TpWish = (await ask(who, full.groupId)).json();
  const other = await portal.as('930101');
  expect(await wishesOf(other)).toEqual([]);
  expect((await other.delete(url(leaveTpWish, { SouhaitID: wish.SouhaitID }))).statusCode).toBe(404);
  expect((await ask(other, full.groupId)).statusCode).toBe(422);
  expect(await wishesOf(who)).toEqual([wish]);
});

it('asked twice at once, one wish is made and told once', async () => {
  const who = await portal.as('730107');
  const { full } = await groupsOf(who);
  const answers = await Promise.all([ask(who, full.groupId), ask(who, full.groupId)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await wishesOf(who)).toHaveLength(1);
  expect(await subjectsTo('730107')).toHaveLength(1);
});

it('a line ends with the window, and is told; a kept place stays', async () => {
  const who = await portal.as('830107');
  const kept = await portal.as('930108');
  const { full } = await groupsOf(who);
  await ask(who, full.groupId);
  await query(`insert into evenements_etudiants (etudiant_id, flag, ouvert, raison)
    select etudiant_id, 'AccesInscriptionTP', false, 'Fermé' from etudiants where matricule in ('830107', '930108')`);
  await addPlace(full.groupId);
  await settleWishes(portal.app);
  expect((await subjectsTo('830107')).at(-1).titre).toBe('Une liste d’attente est close');
  const { rows } = await query(
    `select e.matricule, w.reservee_jusqu_au is not null as kept from attentes_tp w
     join inscriptions i using (inscription_id) join etudiants e using (etudiant_id)
     where e.matricule in ('830107', '930108')`,
  );
  expect(rows).toEqual([{ matricule: '930108', kept: true }]);
  const { rows: wishes } = await query(
    `select attente_id as id from attentes_tp join inscriptions using (inscription_id)
     join etudiants using (etudiant_id) where matricule = '930108'`,
  );
  expect((await kept.delete(url(leaveTpWish, { SouhaitID: wishes[0].id }))).statusCode).toBe(204);
});

it('a course that is no longer hers ends her line', async () => {
  const who = await portal.as('930107');
  const { full } = await groupsOf(who);
  await ask(who, full.groupId);
  await query(
    `delete from resultats r using inscriptions i, etudiants e
     where i.inscription_id = r.inscription_id and e.etudiant_id = i.etudiant_id and e.matricule = '930107'
       and r.activite_apprentissage_id = $1`,
    [full.courseId],
  );
  await settleWishes(portal.app);
  expect(await wishesOf(who)).toEqual([]);
});

it('the place that one twin refuses is kept for the other, in the same act', async () => {
  const [first, next] = [await portal.as('830108'), await portal.as('730108')];
  expect((await wishesOf(next))[0]).toMatchObject({ Etat: 'en_attente', Rang: 1 });
  const [wish] = await wishesOf(first);
  expect((await first.delete(url(leaveTpWish, { SouhaitID: wish?.SouhaitID ?? 0 }))).statusCode).toBe(204);
  expect((await wishesOf(next))[0]).toMatchObject({ Etat: 'reservee', Rang: null });
});
