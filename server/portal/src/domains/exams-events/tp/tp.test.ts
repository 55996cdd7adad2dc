import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { ExamLine } from 'shared-contract/exams/answers';
import { sessionExams } from 'shared-contract/exams/endpoints';
import type { TpCourse, TpGroups, TpSaved } from 'shared-contract/tp/answers';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const coursesOf = async (who: TestBrowser): Promise<TpCourse[]> => (await who.get(url(tpCourses))).json();
const groupsOf = async (who: TestBrowser, id: number): Promise<TpGroups['Values']> =>
  (await who.get(url(tpGroups, { ActiviteApprentissageID: id }))).json().Values;
const choose = (who: TestBrowser, choices: unknown) => who.post(url(chooseTpGroups), choices as object);
const choice = (ActiviteApprentissageID: number, GroupeActiviteApprentissageID: number) => ({
  ActiviteApprentissageID,
  GroupeActiviteApprentissageID,
});

/** The course with a full group and one with a single place, and these two. */
const tenseCourse = async (who: TestBrowser) => {
  for (const course of await coursesOf(who)) {
    const groups = await groupsOf(who, course.ActiviteApprentissageID);
    const full = groups.find((group) => group.Disabled);
    const single = groups.find((group) => group.PlacesRestantes === 1);
    if (full && single)
      return { id: course.ActiviteApprentissageID, groups, full: full.ID, single: single.ID };
  }
  throw new Error('no course with a full group and a single place');
};

describe('the courses', () => {
  it('of a student come with their groups, one of them full and one with a single place', async () => {
    const who = await portal.as('230101');
    const courses = await coursesOf(who);
    expect(courses).toHaveLength(3);
    expect(courses.every((course) => course.GroupeActiviteApprentissageID === null)).toBe(true);
    const { groups } = await tenseCourse(who);
    expect(groups.map((group) => group.PlacesRestantes)).toEqual([0, 1, 9, 14]);
    const Horaire = groups[1]?.Horaire;
    expect(Horaire).toMatch(/^\w+, \d+\u00a0h\u00a0\d\d à \d+\u00a0h\u00a0\d\d, local\u00a0[A-C]\d{3}$/);
    expect(groups[1]?.Display).toBe(`Groupe 2 – ${Horaire}`);
    expect(groups[1]).toMatchObject({
      Libelle: 'Groupe 2',
      Creneau: { Debut: expect.stringMatching(/^\d\d:\d\d$/), Fin: expect.stringMatching(/^\d\d:\d\d$/) },
    });
    const whole = await portal.as('230107');
    expect(await coursesOf(whole)).toHaveLength(3);
  });

  it('are all chosen for 230108', async () => {
    const courses = await coursesOf(await portal.as('230108'));
    expect(courses).toHaveLength(3);
    expect(courses.every((course) => course.GroupeActiviteApprentissageID !== null)).toBe(true);
  });

  it('of the testers are one, with 200 places', async () => {
    const who = await portal.as('240001');
    const courses = await coursesOf(who);
    expect(courses).toHaveLength(1);
    const groups = await groupsOf(who, courses[0]?.ActiviteApprentissageID ?? 0);
    expect(groups.reduce((sum, group) => sum + group.PlacesRestantes, 0)).toBe(200);
  });

  it('of others can’t be read', async () => {
    const [course] = await coursesOf(await portal.as('240001'));
    const who = await portal.as('230101');
    const ActiviteApprentissageID = course?.ActiviteApprentissageID ?? 0;
    const answer = await who.get(url(tpGroups, { ActiviteApprentissageID }));
    expect(answer.statusCode).toBe(404);
  });
});

describe('a choice', () => {
  it('is granted for good, with a receipt, and shows beside the results', async () => {
    const who = await portal.as('730101');
    const { id, single, groups } = await tenseCourse(who);
    const [other] = (await coursesOf(who)).filter((course) => course.ActiviteApprentissageID !== id);
    const otherId = other?.ActiviteApprentissageID ?? 0;
    const otherGroup = (await groupsOf(who, otherId))[0]?.ID ?? 0;
    const asked = [choice(id, single), choice(otherId, otherGroup)];
    const answer = await choose(who, asked);
    expect(answer.statusCode).toBe(200);
    const saved: TpSaved = answer.json();
    expect(saved.Items).toEqual(
      asked.map((one) => ({ ...one, Accorde: true, Raison: null, Proposition: null })),
    );
    const receipt = (await who.get(`/api/v1/recus/${saved.Recu?.Numero}`)).json();
    expect(receipt.Lignes).toHaveLength(2);
    expect(receipt.Lignes.map(({ Valeur }: { Valeur: string }) => Valeur)).toContain(groups[1]?.Display);
    expect(await groupsOf(who, id)).toContainEqual(
      expect.objectContaining({ ID: single, Disabled: true, PlacesRestantes: 0 }),
    );
    const again = await choose(who, asked);
    expect(again.json()).toEqual(saved);
    const { rows } = await portal.db.pool.query(
      `select groupe_activite_apprentissage_code as code from resultats
       join inscriptions using (inscription_id) join etudiants using (etudiant_id)
       where matricule = '730101' and activite_apprentissage_id = $1`,
      [id],
    );
    expect(rows).toContainEqual({ code: 'TP2' });
  });

  it('of a full group is refused by itself, with the next best group', async () => {
    const who = await portal.as('830101');
    const { id, full, groups } = await tenseCourse(who);
    const [other] = (await coursesOf(who)).filter((course) => course.ActiviteApprentissageID !== id);
    const otherId = other?.ActiviteApprentissageID ?? 0;
    const otherGroup = (await groupsOf(who, otherId))[0]?.ID ?? 0;
    const saved: TpSaved = (await choose(who, [choice(id, full), choice(otherId, otherGroup)])).json();
    expect(saved.Items).toEqual([
      { ...choice(id, full), Accorde: false, Raison: 'Ce groupe est complet.', Proposition: groups[3]?.ID },
      { ...choice(otherId, otherGroup), Accorde: true, Raison: null, Proposition: null },
    ]);
    expect(saved.Recu).not.toBeNull();
    const mine = await coursesOf(who);
    expect(mine.find((one) => one.ActiviteApprentissageID === id)?.GroupeActiviteApprentissageID).toBeNull();
  });

  it('that is refused alone leaves no receipt', async () => {
    const who = await portal.as('930101');
    const { id, full } = await tenseCourse(who);
    const saved: TpSaved = (await choose(who, [choice(id, full)])).json();
    expect(saved.Recu).toBeNull();
    const receipts = (await who.get('/api/v1/recus')).json();
    expect(receipts.some((one: { Domaine: string }) => one.Domaine === 'Travaux pratiques')).toBe(false);
  });

  it.each([
    ['no choice', () => [], 422],
    ['no body', () => undefined, 422],
    ['no group', (id: number) => [{ ActiviteApprentissageID: id, GroupeActiviteApprentissageID: null }], 422],
    ['a group of another course', (id: number, other: number) => [choice(id, other)], 422],
    ['a group of another series', (id: number) => [choice(id, 1_000_100)], 422],
    ['an unknown group', (id: number) => [choice(id, 5)], 422],
    ['a course of another programme', (_: number, other: number) => [choice(999_999, other)], 422],
    [
      'two groups at once',
      (id: number, _: number, own: number[]) => [choice(id, own[2] ?? 0), choice(id, own[3] ?? 0)],
      422,
    ],
  ])('with %s is refused, and no place is taken', async (_, body, status) => {
    const who = await portal.as('930106');
    const { id, groups } = await tenseCourse(who);
    const [other] = (await coursesOf(who)).filter((course) => course.ActiviteApprentissageID !== id);
    const otherGroup = (await groupsOf(who, other?.ActiviteApprentissageID ?? 0))[0]?.ID ?? 0;
    const answer = await choose(
      who,
      body(
        id,
        otherGroup,
        groups.map((group) => group.ID),
      ),
    );
    expect(answer.statusCode).toBe(status);
    expect(await groupsOf(who, id)).toEqual(groups);
    expect((await coursesOf(who)).every((one) => one.GroupeActiviteApprentissageID === null)).toBe(true);
  });

  it('at the hour of an exam that she is registered to is asked about before it binds', async () => {
    const who = await portal.as('830106');
    const { id, groups } = await tenseCourse(who);
    const group = groups.find(({ Disabled }) => !Disabled);
    const lines: ExamLine[] = (await who.get(url(sessionExams))).json();
    const exam = lines.find((line) => line.ResultatEtudiantInscrit);
    const { Jour = 0, Debut = '', Fin = '' } = group?.Creneau ?? {};
    // 2027-01-11 is a Monday.
    await portal.db.pool.query(
      `update examens set date = $1, heure_debut = $2, heure_fin = $3
       where date = $4 and activite_apprentissage_id =
         (select activite_apprentissage_id from activites_apprentissage where code = $5)`,
      [`2027-01-${10 + Jour}`, Debut, Fin, exam?.ExamenDate, exam?.Code],
    );
    const asking = (Confirmations: string[]) => [{ ...choice(id, group?.ID ?? 0), Confirmations }];
    const refused = await choose(who, asking([]));
    expect(refused.statusCode).toBe(409);
    const code = `examen-${exam?.Code}-${group?.ID}`;
    const errors: { path: string; message: string }[] = refused.json().errors;
    const message = expect.stringMatching(/^Votre examen .* a lieu à l’heure de /);
    expect(errors).toContainEqual({ path: code, message });
    expect(await groupsOf(who, id)).toEqual(groups);
    expect((await choose(who, asking(errors.map(({ path }) => path)))).json().Items[0].Accorde).toBe(true);
  });

  it('can’t be changed: 409, and another course in the same request is not saved either', async () => {
    const who = await portal.as('930107');
    const { id, groups } = await tenseCourse(who);
    const [other] = (await coursesOf(who)).filter((course) => course.ActiviteApprentissageID !== id);
    const otherId = other?.ActiviteApprentissageID ?? 0;
    const otherGroup = (await groupsOf(who, otherId))[0]?.ID ?? 0;
    await choose(who, [choice(id, groups[2]?.ID ?? 0)]);
    const before = await coursesOf(who);
    const answer = await choose(who, [choice(otherId, otherGroup), choice(id, groups[3]?.ID ?? 0)]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('groupe_choisi');
    expect(await coursesOf(who)).toEqual(before);
  });

  it('is closed with the event', async () => {
    const who = await portal.as('730105');
    expect((await who.get(url(tpCourses))).statusCode).toBe(403);
    expect((await choose(who, [choice(1, 1)])).statusCode).toBe(403);
  });
});

describe('many at once', () => {
  const testers = (count: number, from = 240_001) =>
    Promise.all(Array.from({ length: count }, (_, rank) => portal.as(String(from + rank))));

  it('for the last place: exactly one has it', async () => {
    const who = await testers(20);
    const [course] = await coursesOf(await portal.as('240001'));
    const id = course?.ActiviteApprentissageID ?? 0;
    const [group] = await groupsOf(await portal.as('240001'), id);
    await portal.db.pool.query(
      'update groupes_tp set capacite = 1 where groupe_activite_apprentissage_id = $1',
      [group?.ID],
    );
    const answers = await Promise.all(who.map((one) => choose(one, [choice(id, group?.ID ?? 0)])));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const saved: TpSaved[] = answers.map((answer) => answer.json());
    expect(saved.filter(({ Items }) => Items[0]?.Accorde)).toHaveLength(1);
    expect(saved.filter(({ Recu }) => Recu !== null)).toHaveLength(1);
    const refused = saved.flatMap(({ Items }) => Items.filter((item) => !item.Accorde));
    expect(refused.every((item) => item.Proposition !== null && item.Proposition !== group?.ID)).toBe(true);
  }, 60_000);

  it('in two tabs of one student: one group, one place', async () => {
    const who = await portal.as('240200');
    const [course] = await coursesOf(who);
    const id = course?.ActiviteApprentissageID ?? 0;
    const free = (await groupsOf(who, id)).filter((group) => !group.Disabled);
    const answers = await Promise.all([
      choose(who, [choice(id, free[0]?.ID ?? 0)]),
      choose(who, [choice(id, free[1]?.ID ?? 0)]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const after = (await groupsOf(who, id)).reduce((sum, group) => sum + group.PlacesRestantes, 0);
    expect(after).toBe(free.reduce((sum, group) => sum + group.PlacesRestantes, 0) - 1);
  });
});
