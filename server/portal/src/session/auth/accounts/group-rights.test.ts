import { type HostilePortal, openHostilePortal } from 'server-testing/provider/hostile-portal';
import type { Claims } from 'server-testing/provider/id-tokens';
import { url } from 'server-testing/url';
import { securityInfos } from 'shared-contract/portal/endpoints';

const CONTROL = '/Personnel/Contrôle';
const DESK = 'CN=Bureau,OU=Portail';

let hostile: HostilePortal;
beforeAll(async () => {
  hostile = await openHostilePortal({
    OIDC_GROUPS_CLAIM: 'groups',
    OIDC_GROUPS: `dir-it=admin;dir-bis=admin;${CONTROL}=verifications;${DESK}=gestion`,
  });
}, 240_000);
afterAll(() => hostile.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const person = (name: string, groups?: unknown): Claims => ({
  sub: `s-${name}`,
  preferred_username: name,
  ...(groups !== undefined && { groups }),
});
const signIn = async (name: string, groups?: unknown) => {
  const { browser, answer } = await hostile.signIn(person(name, groups));
  return { browser, status: answer.statusCode };
};
const accountOf = async (name: string): Promise<{ roles: string[]; etudiant_id: number | null } | null> => {
  const text = 'select roles, etudiant_id from comptes where identifiant = $1';
  return (await hostile.portal.db.pool.query(text, [name])).rows[0] ?? null;
};
const rolesOf = async (name: string) => (await accountOf(name))?.roles ?? null;
const setRoles = (name: string, roles: string[]) =>
  hostile.portal.db.pool.query('update comptes set roles = $1 where identifiant = $2', [roles, name]);
const linesOf = async (name: string): Promise<string[]> => {
  const { rows } = await hostile.portal.db.pool.query(
    `select action || ' ' || target as line from audit_events
      where actor = $1 and action like 'compte.droit%' order by id`,
    [name],
  );
  return rows.map(({ line }) => line);
};
const countAccounts = async () =>
  (await hostile.portal.db.pool.query('select count(*)::int as n from comptes')).rows[0]?.n;
/** What the portal's code writes to the log meanwhile. */
const loggedBy = async (work: () => Promise<unknown>): Promise<unknown[][]> => {
  const { log } = hostile.portal.app;
  const told: unknown[][] = [];
  const child = log.child.bind(log);
  jest.spyOn(log, 'child').mockImplementation((...bindings) => {
    const one = child(...bindings);
    for (const level of ['info', 'warn'] as const)
      jest.spyOn(one, level).mockImplementation((...words: unknown[]) => void told.push([level, ...words]));
    return one;
  });
  await work();
  return told;
};

describe('an account of the staff', () => {
  test('is given what its groups give, and keeps what no group gives', async () => {
    await setRoles('programmes', ['programmes']);
    const { browser, status } = await signIn('programmes', ['tous', CONTROL, 'dir-bis', DESK]);
    expect(status).toBe(303);
    expect(await rolesOf('programmes')).toEqual(['programmes', 'admin', 'verifications', 'gestion']);
    expect((await browser.get(url(securityInfos))).json().RoleNames).toContain('admin');
    expect(await linesOf('programmes')).toEqual([
      'compte.droit_donne droit:admin groupe:dir-bis',
      `compte.droit_donne droit:verifications groupe:${CONTROL}`,
      `compte.droit_donne droit:gestion groupe:${DESK}`,
    ]);
    await signIn('programmes', ['dir-it', CONTROL, DESK]);
    expect(await linesOf('programmes')).toHaveLength(3);
  });

  test('loses what it was given with the group that it left, in the session that was open, too', async () => {
    const before = await signIn('verificateur', ['dir-it']);
    expect((await before.browser.get(url(securityInfos))).json().RoleNames).toEqual(['admin']);
    expect(await before.browser.get('/api/v1/audit')).toMatchObject({ statusCode: 200 });
    const after = await signIn('verificateur', CONTROL);
    expect(after.status).toBe(303);
    expect(await rolesOf('verificateur')).toEqual(['verifications']);
    expect((await before.browser.get(url(securityInfos))).json().RoleNames).toEqual(['verifications']);
    expect(await before.browser.get('/api/v1/audit')).toMatchObject({ statusCode: 403 });
    expect(await linesOf('verificateur')).toEqual([
      'compte.droit_donne droit:admin groupe:dir-it',
      `compte.droit_retire droit:verifications groupe:${CONTROL}`,
      'compte.droit_retire droit:admin groupe:dir-it, dir-bis',
      `compte.droit_donne droit:verifications groupe:${CONTROL}`,
    ]);
  });

  test.each([
    ['that nobody maps', ['tous', 'DIR-IT', ' dir-it', 'admin', 'dir-it=admin', '']],
    ['in an object', { 'dir-it': true }],
    ['in a number', 1],
    ['in null', null],
    ['in lists', [['dir-it'], { name: 'dir-it' }, 0, null, true]],
    ['in one text of several', 'dir-it dir-bis'],
    ['ten thousand of them', Array.from({ length: 10_000 }, (_, at) => `groupe-${at}`)],
    ['none of them', []],
    ['without the claim', undefined],
  ])('has no right from groups %s', async (_, groups) => {
    await setRoles('admin', ['admin', 'programmes']);
    expect((await signIn('admin', groups)).status).toBe(303);
    expect(await rolesOf('admin')).toEqual(['programmes']);
  });

  test('has its right from the last of ten thousand groups, between things that are none', async () => {
    await setRoles('admin', []);
    const many = Array.from({ length: 10_000 }, (_, at) => (at % 2 ? `groupe-${at}` : { at }));
    await signIn('admin', [...many, 'dir-it', 'dir-it']);
    expect(await rolesOf('admin')).toEqual(['admin']);
  });

  test('that is closed opens nothing by its groups', async () => {
    const close = (isActive: boolean) =>
      hostile.portal.db.pool.query("update comptes set actif = $1 where identifiant = 'inclusion'", [
        isActive,
      ]);
    await close(false);
    const { browser } = await signIn('inclusion', ['dir-it']);
    expect((await browser.get('/api/v1/audit')).statusCode).toBe(403);
    await close(true);
  });

  test('keeps its sections of the desk for the day on which its group comes back', async () => {
    const text =
      'select count(*)::int as n from gestion_sections join comptes using (compte_id) where identifiant = $1';
    const count = async () => (await hostile.portal.db.pool.query(text, ['secretariat'])).rows[0]?.n;
    const before = await count();
    await signIn('secretariat', []);
    expect(await rolesOf('secretariat')).toEqual([]);
    await signIn('secretariat', [DESK]);
    expect(await rolesOf('secretariat')).toEqual(['gestion']);
    expect([before > 0, await count()]).toEqual([true, before]);
  });
});

describe('the log', () => {
  test.each([
    ['absent', undefined, ['info', 'the ID token lists no groups']],
    ['malformed', { a: 1 }, ['warn', 'the groups of the ID token can not be read']],
  ])('says that the claim is %s, and not of whom', async (_, groups, line) => {
    const told = await loggedBy(() => signIn('admin', groups));
    expect(told).toContainEqual(line);
    expect(JSON.stringify(told)).not.toMatch(/s-admin|preferred/);
  });
});

describe('a student', () => {
  test('gets no right by a group, and loses the one that groups give', async () => {
    expect((await signIn('230101', ['dir-it', CONTROL])).status).toBe(303);
    expect(await rolesOf('230101')).toEqual(['student']);
    await setRoles('230101', ['student', 'admin', 'programmes']);
    await signIn('230101', ['dir-it']);
    expect(await rolesOf('230101')).toEqual(['student', 'programmes']);
    await setRoles('230101', ['student']);
  });

  test('whose account has another name gets no second one by her matricule', async () => {
    await hostile.portal.db.pool.query(
      "update comptes set identifiant = 'camille' where identifiant = '230102'",
    );
    const before = await countAccounts();
    expect((await signIn('230102', ['dir-it'])).status).toBe(403);
    expect(await countAccounts()).toBe(before);
  });
});

describe('somebody whom no account bears the name of', () => {
  test('gets one by a group that gives a right, without a student’s file, and is bound to it', async () => {
    const { browser, status } = await signIn('j.dupont', [CONTROL]);
    expect(status).toBe(303);
    expect(await accountOf('j.dupont')).toEqual({ roles: ['verifications'], etudiant_id: null });
    expect((await browser.get(url(securityInfos))).json()).toMatchObject({
      Username: 'j.dupont',
      RoleNames: ['verifications'],
    });
    const { rows } = await hostile.portal.db.pool.query(
      "select action, target from audit_events where action = 'compte.cree'",
    );
    expect(rows).toEqual([{ action: 'compte.cree', target: 'compte:j.dupont' }]);
    const other = await hostile.signIn({ ...person('j.dupont', ['dir-it']), sub: 'autre' });
    expect(other.answer.statusCode).toBe(403);
    expect(await rolesOf('j.dupont')).toEqual(['verifications']);
    expect((await signIn('j.dupont', [])).status).toBe(303);
    expect(await rolesOf('j.dupont')).toEqual([]);
  });

  test('gets one, however many tabs come at once', async () => {
    const tabs = await Promise.all(Array.from({ length: 5 }, () => signIn('m.martin', ['dir-it'])));
    expect(tabs.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(await linesOf('m.martin')).toEqual(['compte.droit_donne droit:admin groupe:dir-it']);
  });

  test.each([
    ['is in no group', 'a.petit', undefined],
    ['is in a group that gives nothing', 'a.petit', ['tous']],
    ['bears an account’s name in other case', 'ADMIN', ['dir-it']],
    ['bears a name with a blank', ' admin', ['dir-it']],
    ['bears a name with a Cyrillic letter', 'аdmin', ['dir-it']],
    ['bears a name that is no text', ['x'], ['dir-it']],
  ])('who %s stays outside', async (_, name, groups) => {
    const before = await countAccounts();
    const { answer } = await hostile.signIn({ sub: 's-personne', preferred_username: name, groups });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Compte inconnu du portail');
    expect(await countAccounts()).toBe(before);
  });
});
