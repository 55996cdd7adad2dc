import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { HOUR_MS } from 'shared-contract/base/days';
import { TP_HOURS_TO_REFUSE } from 'shared-contract/base/limits';
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
/** The one course of the testers, and three of its groups. */
let course = 0;
let [full, other, third] = [0, 0, 0];

beforeAll(async () => {
  portal = await openTestPortal();
  const who = await portal.as('240001');
  const courses: TpCourse[] = (await who.get(url(tpCourses))).json();
  course = courses[0]?.ActiviteApprentissageID ?? 0;
  const groups: TpGroups = (await who.get(url(tpGroups, { ActiviteApprentissageID: course }))).json();
  [full = 0, other = 0, third = 0] = groups.Values.map(({ ID }) => ID);
}, 400_000);
afterAll(() => portal.close());

const query = (text: string, values: unknown[] = []) => portal.db.pool.query(text, values);

/** Everybody out; each of these groups has as many places as it says. */
const start = async (places: [number, number][]) => {
  await query('delete from attentes_tp');
  await query('delete from inscriptions_tp where activite_apprentissage_id = $1', [course]);
  await query('update groupes_tp set prises = 0, capacite = 40 where activite_apprentissage_id = $1', [
    course,
  ]);
  for (const [id, capacity] of places) await resize(id, capacity);
};
const resize = (id: number, capacity: number) =>
  query('update groupes_tp set capacite = $2 where groupe_activite_apprentissage_id = $1', [id, capacity]);

const choose = (who: TestBrowser, groupId: number) =>
  who.post(url(chooseTpGroups), [
    { ActiviteApprentissageID: course, GroupeActiviteApprentissageID: groupId },
  ]);
const ask = (who: TestBrowser, groupId: number) =>
  who.post(url(askTpWish), { GroupeActiviteApprentissageID: groupId });
const wishesOf = async (who: TestBrowser): Promise<TpWish[]> => (await who.get(url(tpWishes))).json();
const groupOf = async (who: TestBrowser): Promise<number | null> => {
  const courses: TpCourse[] = (await who.get(url(tpCourses))).json();
  return courses[0]?.GroupeActiviteApprentissageID ?? null;
};
const leave = async (who: TestBrowser) => {
  const [wish] = await wishesOf(who);
  return who.delete(url(leaveTpWish, { SouhaitID: wish?.SouhaitID ?? 1 }));
};

const receiptsOf = async (who: TestBrowser): Promise<unknown[]> => (await who.get('/api/v1/recus')).json();
/** What is kept now can't be refused any more, and everybody has to sign in again. */
const pass = () => portal.advance(TP_HOURS_TO_REFUSE * HOUR_MS);

/** What is counted as taken is what is chosen and kept, in every group. */
const expectCounted = async () => {
  const { rows } = await query(`select g.groupe_activite_apprentissage_id as id from groupes_tp g
    where g.activite_apprentissage_id = ${course} and g.prises <>
      (select count(*) from inscriptions_tp t where t.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id)
      + (select count(*) from attentes_tp w where w.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id
        and w.reservee_jusqu_au is not null)`);
  expect(rows).toEqual([]);
};

describe('a full group', () => {
  beforeEach(() => start([[full, 1]]));

  it('is waited for by order of arrival, once a course, and left again', async () => {
    const [holder, first, second] = await Promise.all(['240001', '240002', '240003'].map(portal.as));
    if (!holder || !first || !second) throw new Error('three testers');
    await choose(holder, full);
    const asked: TpWish = (await ask(first, full)).json();
    expect(asked).toMatchObject({ Etat: 'en_attente', Rang: 1, JusquAu: null });
    expect((await ask(first, full)).json()).toEqual(asked);
    await ask(second, full);
    expect((await wishesOf(second))[0]?.Rang).toBe(2);
    expect((await leave(first)).statusCode).toBe(204);
    expect((await wishesOf(second))[0]?.Rang).toBe(1);
    expect((await leave(first)).statusCode).toBe(404);
    await expectCounted();
  });

  it.each([
    ['a group with a place', () => other, 409],
    ['a group of nobody', () => 5, 422],
  ])('%s is not waited for', async (_, groupId, status) => {
    const who = await portal.as('240004');
    expect((await ask(who, groupId())).statusCode).toBe(status);
    expect(await wishesOf(who)).toEqual([]);
  });

  it('is nobody’s to choose while somebody waits, though its capacity was raised', async () => {
    const [holder, waiting, late] = [
      await portal.as('240001'),
      await portal.as('240002'),
      await portal.as('240003'),
    ];
    await choose(holder, full);
    await ask(waiting, full);
    await resize(full, 2);
    expect((await choose(late, full)).json().Items[0].Accorde).toBe(false);
    await settleWishes(portal.app);
    expect((await wishesOf(waiting))[0]).toMatchObject({ Etat: 'reservee', Rang: null });
    await expectCounted();
  });
});

describe('a kept place', () => {
  beforeEach(() =>
    start([
      [full, 1],
      [other, 1],
    ]),
  );

  /** 240010 has the full group, 240011 the other one and waits for the full one, 240012 waits for that other one. */
  const chain = async () => {
    const mover = await portal.as('240011');
    await choose(await portal.as('240010'), full);
    await choose(mover, other);
    await ask(mover, full);
    await ask(await portal.as('240012'), other);
    return mover;
  };

  it('is told, and refused it goes to the next one', async () => {
    const mover = await chain();
    const next = await portal.as('240013');
    await ask(next, full);
    await resize(full, 2);
    await settleWishes(portal.app);
    const mails = await portal.mails();
    const told = mails.filter(({ kind, to }) => kind === 'tp.place' && to.startsWith('240011@'));
    expect(told).toHaveLength(1);
    expect((await leave(mover)).statusCode).toBe(204);
    expect((await wishesOf(next))[0]?.Etat).toBe('reservee');
    expect(await groupOf(mover)).toBe(other);
    await expectCounted();
  });

  it('that is not refused is hers in time, and the place she leaves goes on in the same act', async () => {
    const mover = await chain();
    await resize(full, 2);
    await settleWishes(portal.app);
    await settleWishes(portal.app);
    expect(await groupOf(mover)).toBe(other);
    const before = (await receiptsOf(mover)).length;
    pass();
    const later = await portal.as('240011');
    await settleWishes(portal.app);
    expect(await groupOf(later)).toBe(full);
    expect(await wishesOf(later)).toEqual([]);
    expect((await wishesOf(await portal.as('240012')))[0]?.Etat).toBe('reservee');
    const [receipt, ...earlier] = await receiptsOf(later);
    expect(earlier).toHaveLength(before);
    expect(receipt).toMatchObject({ Domaine: 'Travaux pratiques' });
    await expectCounted();
  });

  it('is settled once by two servers, and granted once to two refusals at once', async () => {
    await chain();
    await ask(await portal.as('240014'), full);
    await resize(full, 3);
    await Promise.all([settleWishes(portal.app), settleWishes(portal.app)]);
    await expectCounted();
    pass();
    await Promise.all([settleWishes(portal.app), settleWishes(portal.app)]);
    await expectCounted();
    expect(await groupOf(await portal.as('240014'))).toBe(full);
  });
});

it('of many who wait and leave at once, nobody has two places and no group has one too many', async () => {
  await start([
    [full, 2],
    [other, 2],
    [third, 2],
  ]);
  const names = Array.from({ length: 12 }, (_, rank) => String(240_100 + rank));
  const who = await Promise.all(names.map(portal.as));
  await Promise.all(who.slice(0, 6).map((one, rank) => choose(one, [full, other, third][rank % 3] ?? full)));
  await Promise.all(who.map((one, rank) => ask(one, [other, third, full][rank % 3] ?? full)));
  await resize(full, 4);
  await Promise.all([...who.slice(6, 9).map(leave), settleWishes(portal.app), settleWishes(portal.app)]);
  pass();
  const late = await Promise.all(names.slice(9).map(portal.as));
  await Promise.all([settleWishes(portal.app), ...late.map(leave)]);
  await expectCounted();
  const { rows } = await query('select 1 from groupes_tp where prises > capacite');
  expect(rows).toEqual([]);
}, 60_000);
