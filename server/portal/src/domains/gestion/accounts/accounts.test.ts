import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { deskQueue } from 'shared-contract/gestion/endpoints';
import { USUAL_ACTS } from 'shared-contract/gestion/gestion';
import { securityInfos } from 'shared-contract/portal/endpoints';
import type { StaffAccount, StaffAccounts } from 'shared-contract/staff-accounts/answers';
import {
  addAccount,
  changeAccount,
  staffAccounts,
  withdrawAccount,
} from 'shared-contract/staff-accounts/endpoints';

let portal: TestPortal;
let admin: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.as('admin');
}, 400_000);
afterAll(() => portal.close());

const NONE = { Nom: null, Fonction: null, Droits: [], Sections: [], Actes: [] };

type Values = StaffAccount['Valeurs'];

const listOf = async (words?: string, who = admin): Promise<StaffAccounts> =>
  (await who.get(url(staffAccounts, words === undefined ? {} : { recherche: words }))).json();

const accountOf = async (name: string): Promise<StaffAccount> => {
  const found = (await listOf(name)).Comptes.find(({ Username }) => Username === name);
  if (!found) throw new Error(`no account ${name}`);
  return found;
};

const put = (who: TestBrowser, path: string, payload: object) =>
  who.send({
    method: 'PUT',
    url: path,
    headers: { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' },
    payload,
  });

const add = (Username: string, values: Partial<Values> = {}, who = admin) =>
  who.post(url(addAccount), { Username, ...NONE, ...values });

/** Changes an account as its page does: what was seen, and what is from now on. */
const change = async (name: string, after: Partial<Values>, who = admin, seen?: Values) => {
  const { CompteID, Valeurs } = await accountOf(name);
  return put(who, url(changeAccount, { id: CompteID }), {
    Avant: seen ?? Valeurs,
    Apres: { ...Valeurs, ...after },
  });
};

const withdraw = async (name: string, who = admin) => {
  const { CompteID, Valeurs } = await accountOf(name);
  return who.post(url(withdrawAccount, { id: CompteID }), { Avant: Valeurs });
};

const linesOf = async (name: string): Promise<string[]> => {
  const { rows } = await portal.db.pool.query(
    `select action, target from audit_events where actor = 'admin' and target like $1 order by id`,
    [`compte:${name}%`],
  );
  return rows.map(({ action, target }) => `${action} ${target}`);
};

describe('the accounts of staff', () => {
  test('are told by name and function, with rights and sections; students have none', async () => {
    const { Comptes, Total } = await listOf();
    expect(Total).toBe(Comptes.length);
    expect(Comptes.some(({ Username }) => /^\d+$/.test(Username))).toBe(false);
    expect(await accountOf('secretariat')).toMatchObject({
      NomAffiche: 'Nadia Aksoy',
      Valeurs: { Nom: 'Nadia Aksoy', Fonction: 'Secrétariat de gestion', Droits: [] },
      Bureau: true,
      Actif: true,
      DerniereConnexion: null,
    });
    expect(await accountOf('visiteur')).toMatchObject({ NomAffiche: 'visiteur', Bureau: false });
  });

  test('are found by name without its accents, by function and by account', async () => {
    for (const words of ['helene', 'direction des programmes', 'programmes'])
      expect((await listOf(words)).Comptes.map(({ Username }) => Username)).toContain('programmes');
    expect(await listOf('personne de ce nom')).toMatchObject({ Comptes: [], Total: 0 });
  });

  test('are nobody’s who does not administer', async () => {
    for (const user of ['programmes', 'secretariat', 'verificateur', '730101']) {
      const who = await portal.as(user);
      expect((await who.get(url(staffAccounts, {}))).statusCode).toBe(403);
      expect((await add('intrus', {}, who)).statusCode).toBe(403);
    }
    expect((await listOf('intrus')).Total).toBe(0);
  });
});

describe('adding an account', () => {
  test('opens to its name what was chosen, and leaves its lines', async () => {
    const given = { Nom: '  Léa Dubois ', Fonction: 'Secrétariat', Droits: ['verifications' as const] };
    const desk = { Sections: ['BGE'], Actes: [...USUAL_ACTS] };
    expect((await add('lea.dubois', { ...given, ...desk })).statusCode).toBe(200);
    expect(await accountOf('lea.dubois')).toMatchObject({
      NomAffiche: 'Léa Dubois',
      Valeurs: { ...given, Nom: 'Léa Dubois', ...desk },
      Bureau: true,
    });
    expect(await linesOf('lea.dubois')).toEqual([
      'compte.ajoute compte:lea.dubois',
      'compte.nomme compte:lea.dubois',
      'compte.droits compte:lea.dubois droits:verifications',
      'compte.bureau compte:lea.dubois',
    ]);
  });

  test.each([
    ['a name that is taken, whatever its case', 'Secretariat', {}, 'Username'],
    ['a student’s matricule', '730101', {}, 'Username'],
    ['a name that the journal could not tell apart', 'léa dubois', {}, 'Username'],
    ['an unknown section', 'nouveau', { Sections: ['XYZ'], Actes: ['pae'] }, 'Sections'],
    ['an unknown right', 'nouveau', { Droits: ['student'] }, 'Droits[0]'],
    ['an unknown act', 'nouveau', { Sections: ['BGE'], Actes: ['tout'] }, 'Actes[0]'],
    ['acts without a section', 'nouveau', { Actes: ['pae'] }, 'Sections'],
    ['sections without an act', 'nouveau', { Sections: ['BGE'] }, 'Actes'],
  ])('refuses %s', async (_, name, values, path) => {
    const before = (await listOf()).Total;
    const refused = await admin.post(url(addAccount), { Username: name, ...NONE, ...values });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.map((one: { path: string }) => one.path)).toContain(path);
    expect((await listOf()).Total).toBe(before);
  });
});

describe('changing an account', () => {
  test('holds from its next call on: name, rights, sections', async () => {
    const who = await portal.as('verificateur');
    expect((await who.get(url(deskQueue, {}))).statusCode).toBe(403);
    const after = { Nom: 'Bruno Delcour', Sections: ['BGE', 'MGE'], Actes: ['demandes' as const] };
    expect((await change('verificateur', after)).statusCode).toBe(204);
    const { Sections } = (await who.get(url(deskQueue, {}))).json();
    expect(Sections.map(({ Code }: { Code: string }) => Code).sort()).toEqual(['BGE', 'MGE']);
    expect((await who.get(url(securityInfos))).json()).toMatchObject({
      Nom: 'Bruno Delcour',
      Fonction: 'Vérification des dossiers',
      verifications: true,
      gestion: true,
      GestionActes: ['demandes'],
    });
    await change('verificateur', { Sections: [], Actes: [], Droits: [] });
    expect((await who.get(url(securityInfos))).json()).toMatchObject({
      verifications: false,
      gestion: false,
    });
  });

  test('tells the later of two', async () => {
    const { Valeurs } = await accountOf('inclusion');
    expect((await change('inclusion', { Fonction: 'Service aux étudiants' })).statusCode).toBe(204);
    const late = await change('inclusion', { Droits: ['programmes'] }, admin, Valeurs);
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe(PROBLEM_CODES.accountChanged);
    expect((await accountOf('inclusion')).Valeurs).toEqual({ ...Valeurs, Fonction: 'Service aux étudiants' });
  });

  test('leaves acts that differ from section to section as they are, where only the name changes', async () => {
    await portal.db.pool.query(
      `update gestion_sections set actes = '{valves}' where compte_id = 5 and programme_id = 1`,
    );
    expect((await change('secretariat', { Fonction: 'Secrétariat' })).statusCode).toBe(204);
    const { rows } = await portal.db.pool.query(
      'select actes from gestion_sections where compte_id = 5 and programme_id = 1',
    );
    expect(rows[0].actes).toEqual(['valves']);
  });

  test('opens no student’s, nor tells it from none', async () => {
    const { rows } = await portal.db.pool.query(
      "select compte_id from comptes where identifiant in ('730101', '730109') order by 1",
    );
    const answers = await Promise.all(
      [...rows.map(({ compte_id }) => compte_id), 999_999].flatMap((id) => [
        put(admin, url(changeAccount, { id }), { Avant: NONE, Apres: { ...NONE, Droits: ['admin'] } }),
        admin.post(url(withdrawAccount, { id }), { Avant: NONE }),
      ]),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await (await portal.as('730101')).get(url(securityInfos))).json().admin).toBe(false);
  });
});

describe('the administration', () => {
  test('is nobody’s to take from herself', async () => {
    const own = await change('admin', { Droits: [] });
    expect([own.statusCode, own.json().code]).toEqual([409, PROBLEM_CODES.ownAdministration]);
    const left = await withdraw('admin');
    expect([left.statusCode, left.json().code]).toEqual([409, PROBLEM_CODES.ownAdministration]);
    expect((await admin.get(url(securityInfos))).json().admin).toBe(true);
    expect((await change('admin', { Fonction: 'Informatique' })).statusCode).toBe(204);
  });

  test('stays with one of two who take it from each other at once', async () => {
    expect((await change('programmes', { Droits: ['admin', 'programmes'] })).statusCode).toBe(204);
    const other = await portal.as('programmes');
    const [mine, hers] = await Promise.all([
      change('programmes', { Droits: ['programmes'] }),
      change('admin', { Droits: [] }, other),
    ]);
    expect([mine.statusCode, hers.statusCode].sort()).toEqual([204, 403]);
    const { rows } = await portal.db.pool.query(
      `select identifiant from comptes where 'admin' = any(roles) and actif`,
    );
    expect(rows).toHaveLength(1);
    await portal.db.pool.query(`update comptes set roles = '{admin}' where identifiant = 'admin'`);
    await portal.db.pool.query(`update comptes set roles = '{programmes}' where identifiant = 'programmes'`);
  });
});

describe('withdrawing an account', () => {
  test('ends its rights and its sessions at once, and gives it back as asked', async () => {
    expect((await add('paul', { Droits: ['programmes'], Nom: 'Paul Roux' })).statusCode).toBe(200);
    const paul = await portal.as('paul');
    expect((await paul.get(url(securityInfos))).json().programmes).toBe(true);
    expect((await withdraw('paul')).statusCode).toBe(204);
    expect((await paul.get(url(securityInfos))).statusCode).toBe(401);
    expect(await accountOf('paul')).toMatchObject({ Actif: false, NomAffiche: 'Paul Roux', Bureau: false });
    expect((await (await portal.as('paul')).get(url(securityInfos))).json()).toMatchObject({
      programmes: false,
      isActive: false,
    });
    expect((await change('paul', { Droits: ['verifications'] })).statusCode).toBe(204);
    expect((await (await portal.as('paul')).get(url(securityInfos))).json().verifications).toBe(true);
    expect((await linesOf('paul')).slice(-3)).toEqual([
      'compte.retire compte:paul',
      'compte.droits compte:paul droits:verifications',
      'compte.rendu compte:paul',
    ]);
  });
});
