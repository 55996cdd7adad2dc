import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { ACCESS_FLAGS, type AccessRight, DETAIL_FLAGS, type EventsAccess, SCREEN_IDS } from 'shared-contract';
import { accessRights, eventsAccess } from 'shared-contract/portal/endpoints';

const BACHELOR = [
  'AccesCommande',
  'CanViewInscriptionSession',
  'AccesInscriptionTP',
  'CanViewStage',
  'CanPrintReleveNotes',
];
const THESIS = ['HasMemoire', 'AccesMemoireRemise', 'AccesIDM', 'CanViewStage'];

/** CONTRACT §4, column by column: the flags that are true. */
const FLAGS: Record<string, string[]> = {
  '230101': BACHELOR,
  '230102': BACHELOR,
  '230103': BACHELOR,
  '230104': BACHELOR,
  '230105': [],
  '230106': BACHELOR,
  '230107': BACHELOR.filter((flag) => flag !== 'CanPrintReleveNotes'),
  '230108': BACHELOR,
  '230109': BACHELOR,
  '210201': ['HasMemoire', 'CanViewStage'],
  '210202': THESIS,
  '210203': THESIS,
  '210204': [...THESIS, 'AccesMemoireTitre'],
  '210205': THESIS,
  '220301': ['AccesReinscription', 'FirstAccesReinscription'],
  '220302': ['AccesReinscription', 'LimitAccesReinscription'],
  '220303': ['AccesReinscription'],
  '220304': ['AccesSignaturePAE', 'AccesSignaturePAI'],
  '220305': ['AccesProclamation'],
  '220306': ['AccesReinscription', 'FirstAccesReinscription'],
  '220307': ['AccesReinscription'],
  '220308': ['AccesProclamation'],
  visiteur: [],
  verificateur: [],
  admin: [],
  programmes: [],
  secretariat: [],
};

const withTwins = Object.entries(FLAGS).flatMap(([user, flags]) =>
  /^\d/.test(user)
    ? ['2', '7', '8', '9'].map((digit) => ({ user: digit + user.slice(1), flags }))
    : [{ user, flags }],
);

let demo: TestPortal;

beforeAll(async () => {
  demo = await openTestPortal();
}, 120_000);

afterAll(() => demo.close());

const open = (events: EventsAccess) => [...ACCESS_FLAGS, ...DETAIL_FLAGS].filter((flag) => events[flag]);

/** Events of a student months after the demo's day. */
const laterOf = async (user: string): Promise<EventsAccess> => {
  const userId = (await demo.app.rights.findUserId(user))!;
  const principal = (await demo.app.rights.findPrincipal(userId, null))!;
  return demo.app.rights.events(principal, new Date('2027-06-30T10:00:00Z'));
};

const rightsOf = async (user: string): Promise<AccessRight[]> =>
  (await (await demo.as(user)).get(url(accessRights))).json();

describe('event flags', () => {
  test.each(withTwins)('$user has exactly $flags', async ({ user, flags }) => {
    const answer = await (await demo.as(user)).get(url(eventsAccess));
    expect(answer.statusCode).toBe(200);
    expect(open(answer.json()).sort()).toEqual([...flags].sort());
  });

  test('a closed event says why, an open one gives its window', async () => {
    const events: EventsAccess = (await (await demo.as('230105')).get(url(eventsAccess))).json();
    expect(events.Evenements.map(({ Flag }) => Flag)).toEqual([...ACCESS_FLAGS]);
    for (const { Raison } of events.Evenements) expect(Raison).toMatch(/\.$/);
    const camille: EventsAccess = (await (await demo.as('230101')).get(url(eventsAccess))).json();
    const order = camille.Evenements.find(({ Flag }) => Flag === 'AccesCommande')!;
    expect(order.Raison).toBeNull();
    expect(Date.parse(order.Ouverture!)).toBeLessThan(demo.app.clock.now().getTime());
    expect(Date.parse(order.Fermeture!)).toBeGreaterThan(demo.app.clock.now().getTime());
  });

  test('what the student did closes an event as done, and nothing else does', async () => {
    const doneOf = async (user: string) => {
      const events: EventsAccess = (await (await demo.as(user)).get(url(eventsAccess))).json();
      return events.Evenements.filter(({ EstFait }) => EstFait).map(({ Flag }) => Flag);
    };
    expect(await doneOf('230101')).toEqual(['AccesReinscription', 'AccesSignaturePAE']);
    expect(await doneOf('230105')).toEqual([]);
    expect(await doneOf('220304')).toEqual([]);
  });

  test('an event says what it is to the student: done, not hers, waiting for her, over', async () => {
    const stateOf = async (user: string, flag: string) => {
      const events: EventsAccess = (await (await demo.as(user)).get(url(eventsAccess))).json();
      return events.Evenements.find(({ Flag }) => Flag === flag)?.Etat;
    };
    expect(await stateOf('230101', 'AccesCommande')).toBe('ouvert');
    expect(await stateOf('230101', 'AccesReinscription')).toBe('fait');
    expect(await stateOf('230101', 'HasMemoire')).toBe('sans_objet');
    expect(await stateOf('230101', 'AccesProclamation')).toBe('sans_objet');
    expect(await stateOf('210201', 'AccesMemoireRemise')).toBe('en_attente');
    expect(await stateOf('220303', 'AccesSignaturePAE')).toBe('en_attente');
    expect(await stateOf('230105', 'AccesCommande')).toBe('ferme');
    expect(await stateOf('230105', 'HasMemoire')).toBe('sans_objet');
    for (const flag of ['AccesCommande', 'AccesSignaturePAE', 'AccesReinscription'])
      expect(await stateOf('220305', flag)).toBe('sans_objet');
    const events = await laterOf('230101');
    expect(events.Evenements.find(({ Flag }) => Flag === 'AccesCommande')?.Etat).toBe('termine');
  });

  test('the group testers may enrol in groups, all 300 of them', async () => {
    for (const user of ['240001', '240150', '240300']) {
      const answer = await (await demo.as(user)).get(url(eventsAccess));
      expect(answer.json().AccesInscriptionTP).toBe(true);
    }
  });

  test('every event closes by itself at the end of its window', async () => {
    const later = await laterOf('230101');
    expect(open(later).filter((flag) => flag !== 'CanPrintReleveNotes')).toEqual([]);
    const order = later.Evenements.find(({ Flag }) => Flag === 'AccesCommande')!;
    expect(order.Raison).toBe('Cette période n’est plus ouverte.');
    expect(order.Fermeture).toMatch(/^2027-01-/);
  });
});

describe('screen rights', () => {
  const STUDENT_SCREENS = SCREEN_IDS.filter((id) => id !== 'Verifications' && id !== 'Gestion');

  test('a student reads every student screen and deletes only where the contract lets her', async () => {
    const rights = await rightsOf('230101');
    expect(rights.map(({ ScreenLocation }) => ScreenLocation)).toEqual(STUDENT_SCREENS);
    expect(rights.every(({ Read }) => Read)).toBe(true);
    expect(rights.filter(({ Delete }) => Delete).map(({ ScreenLocation }) => ScreenLocation)).toEqual([
      'Contacts',
      'Reinscription',
      'DecretInclusif',
    ]);
  });

  test('a blocked student keeps documents and notice boards', async () => {
    const screens = (await rightsOf('230103')).map(({ ScreenLocation }) => ScreenLocation);
    expect(screens).toEqual(['Dashboard', 'Documents', 'Valves']);
  });

  test.each([
    ['230104', []],
    ['visiteur', []],
    ['verificateur', ['Verifications']],
    ['secretariat', ['Gestion']],
    ['admin', ['Verifications', 'Gestion']],
    ['programmes', ['Verifications', 'Gestion']],
    ['230109', SCREEN_IDS.filter((id) => id !== 'Gestion')],
  ])('%s opens %j', async (user, expected) => {
    expect((await rightsOf(user)).map(({ ScreenLocation }) => ScreenLocation)).toEqual(expected);
  });

  test.each(['admin', 'programmes'])(
    '%s reads the viewed student, writes nothing, sees no health data',
    async (user) => {
      const userId = (await demo.app.rights.findUserId(user))!;
      const principal = (await demo.app.rights.findPrincipal(userId, '230103'))!;
      expect(principal).toMatchObject({ viewing: true, matricule: '230103', isBlocked: false, isRgpd: true });
      const rights = await demo.app.rights.rights(principal);
      expect(rights.some(({ Create, Update, Delete }) => Create || Update || Delete)).toBe(false);
      const screens = rights.map(({ ScreenLocation }) => ScreenLocation);
      expect(screens).toEqual(SCREEN_IDS.filter((id) => id !== 'DecretInclusif' && id !== 'SignaturePAI'));
    },
  );
});

describe('the principal', () => {
  const find = async (user: string, viewed: string | null) =>
    demo.app.rights.findPrincipal((await demo.app.rights.findUserId(user))!, viewed);

  test('privacy is to be accepted by 230102 alone', async () => {
    expect((await find('230102', null))?.isRgpd).toBe(false);
    expect((await find('230101', null))?.isRgpd).toBe(true);
    expect((await find('admin', null))?.isRgpd).toBe(true);
  });

  test('blocked and inactive are states of the account', async () => {
    expect(await find('230103', null)).toMatchObject({ isBlocked: true, isActive: true });
    expect(await find('230104', null)).toMatchObject({ isBlocked: false, isActive: false });
  });

  test('neither a student nor a verifier can view another', async () => {
    expect(await find('230101', '230106')).toMatchObject({ viewing: false, matricule: '230101' });
    expect(await find('verificateur', '230106')).toMatchObject({ viewing: false, etudiantId: null });
    expect(await find('230109', '230106')).toMatchObject({ viewing: false, matricule: '230109' });
  });

  test('an unknown matricule puts nobody in view', async () => {
    expect(await find('admin', '999999')).toMatchObject({
      viewing: false,
      etudiantId: null,
      matricule: null,
    });
  });

  test('an unknown user is nobody', async () => {
    expect(await demo.app.rights.findUserId('personne')).toBeNull();
    expect(await demo.app.rights.findPrincipal(999_999, null)).toBeNull();
  });
});
