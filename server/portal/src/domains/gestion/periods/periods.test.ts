import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import {
  periodEffect,
  periodHistory,
  periods,
  savePeriod,
  undoPeriod,
} from 'shared-contract/gestion/endpoints';
import type { PeriodChange, PeriodEffect, Periods, PeriodWindow } from 'shared-contract/gestion/periods';
import { eventsAccess } from 'shared-contract/portal/endpoints';

const FLAG = 'AccesCommande';
/** The test clock stands on 23 November 2026, 11 h in Brussels. */
const OVER: PeriodWindow = {
  Ouverture: '2026-09-20T06:00:00.000Z',
  Fermeture: '2026-11-22T23:00:00.000Z',
  Message: 'La vente est close. Écrivez à votre secrétariat.',
};

let portal: TestPortal;
let admin: TestBrowser;
let secretariat: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.as('admin');
  secretariat = await portal.as('secretariat');
}, 400_000);
afterAll(() => portal.close());

const yearOf = async (who: TestBrowser): Promise<Periods> => (await who.get(url(periods))).json();

const put = (who: TestBrowser, flag: string, payload: object) =>
  who.send({
    method: 'PUT',
    url: url(savePeriod, { flag }),
    payload,
    headers: { 'x-requested-with': 'portail' },
  });

const sectionOf = async (code: string): Promise<number> => {
  const found = (await yearOf(admin)).Sections.find((one) => one.Code === code);
  if (!found) throw new Error(`no section ${code}`);
  return found.ProgrammeID;
};

const windowsOf = async (flag: string) => {
  const period = (await yearOf(admin)).Periodes.find(({ Flag }) => Flag === flag);
  if (!period) throw new Error(`no period ${flag}`);
  return period;
};

const eventOf = async (matricule: string) => {
  const access: EventsAccess = (await (await portal.as(matricule)).get(url(eventsAccess))).json();
  return access.Evenements.find(({ Flag }) => Flag === FLAG);
};

const historyOf = async (section?: number): Promise<PeriodChange[]> =>
  (await admin.get(url(periodHistory, { flag: FLAG, ...(section === undefined ? {} : { section }) }))).json();

describe('the year', () => {
  test('says every event, and the sections of who asks', async () => {
    const [whole, own] = [await yearOf(admin), await yearOf(secretariat)];
    expect(whole).toMatchObject({ ChangeEcole: true, Annee: { Valeur: '2026-2027' } });
    expect(whole.Periodes).toHaveLength(12);
    expect(own.ChangeEcole).toBe(false);
    expect(own.Sections.map(({ Code }) => Code)).toEqual(['BGE', 'MGE']);
    expect(own.Periodes.map(({ Flag }) => Flag)).not.toContain('AccesSignaturePAI');
  });
});

describe('a section’s window', () => {
  test('closes for its students at their next call, with its message, and for nobody else', async () => {
    const section = await sectionOf('BGE');
    const asked = { flag: FLAG, section, ouverture: OVER.Ouverture ?? '', fermeture: OVER.Fermeture ?? '' };
    const effect: PeriodEffect = (await secretariat.get(url(periodEffect, asked))).json();
    expect(effect.Ferme).toBeGreaterThan(0);
    expect(effect).toMatchObject({ Ouvre: 0, Concernes: effect.Ferme });
    expect(await eventOf('730101')).toMatchObject({ Etat: 'ouvert' });
    const saved = await put(secretariat, FLAG, { ProgrammeID: section, Avant: null, Apres: OVER });
    expect(saved.statusCode).toBe(204);
    expect(await eventOf('730101')).toMatchObject({ Etat: 'termine', Raison: OVER.Message });
    expect((await windowsOf(FLAG)).Sections).toEqual([{ ProgrammeID: section, Fenetre: OVER }]);
    const { rows } = await portal.db.pool.query(
      `select action, actor, target from audit_events where action like 'periode.%'`,
    );
    expect(rows).toEqual([
      { action: 'periode.modifiee', actor: 'secretariat', target: `periode:${FLAG}:${section}` },
    ]);
  });

  test('is changed by one of two people: the other reads by whom, and nothing is lost', async () => {
    const section = await sectionOf('BGE');
    const Apres = { ...OVER, Fermeture: '2026-12-20T23:00:00.000Z' };
    const stale = await put(admin, FLAG, { ProgrammeID: section, Avant: null, Apres });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'periode_modifiee']);
    expect(stale.json().detail).toContain('par Nadia Aksoy');
    expect((await windowsOf(FLAG)).Sections).toEqual([{ ProgrammeID: section, Fenetre: OVER }]);
    const answers = await Promise.all(
      [admin, secretariat].map((who) =>
        put(who, FLAG, {
          ProgrammeID: section,
          Avant: OVER,
          Apres: { ...Apres, Message: `${who === admin}` },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await eventOf('730101')).toMatchObject({ Etat: 'ouvert' });
  });

  test('has its history, and its last change alone is taken back', async () => {
    const section = await sectionOf('BGE');
    const [last, first] = await historyOf(section);
    expect([last?.EstDernier, first?.EstDernier, first?.Par]).toEqual([
      true,
      false,
      'Nadia Aksoy, Secrétariat de gestion',
    ]);
    const early = await secretariat.post(url(undoPeriod, { id: first?.ChangementID ?? 0 }));
    expect([early.statusCode, early.json().code]).toEqual([409, 'periode_modifiee']);
    const undone = await secretariat.post(url(undoPeriod, { id: last?.ChangementID ?? 0 }));
    expect(undone.statusCode).toBe(204);
    expect((await historyOf(section))[0]).toMatchObject({ EstAnnulation: true, Apres: OVER });
    expect(await eventOf('730101')).toMatchObject({ Etat: 'termine' });
    await put(secretariat, FLAG, { ProgrammeID: section, Avant: OVER, Apres: null });
    expect((await windowsOf(FLAG)).Sections).toEqual([]);
    expect(await eventOf('730101')).toMatchObject({ Etat: 'ouvert' });
  });
});

describe('who may', () => {
  test('another section’s window and the whole school’s are not a secretariat’s', async () => {
    const other = await sectionOf('BII');
    const before = await windowsOf(FLAG);
    const refused = [
      await put(secretariat, FLAG, { ProgrammeID: other, Avant: null, Apres: OVER }),
      await put(secretariat, FLAG, { ProgrammeID: null, Avant: before.Ecole, Apres: OVER }),
      await secretariat.get(url(periodEffect, { flag: FLAG, section: other })),
      await secretariat.get(url(periodHistory, { flag: FLAG, section: other })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await windowsOf(FLAG)).toEqual(before);
  });

  test('the window that reveals health is neither read nor moved by who has some sections', async () => {
    const health = 'AccesSignaturePAI';
    const section = await sectionOf('BGE');
    const wanted = { ProgrammeID: section, Avant: null, Apres: OVER };
    expect((await put(admin, health, wanted)).statusCode).toBe(204);
    const before = await windowsOf(health);
    const [change]: PeriodChange[] = (await admin.get(url(periodHistory, { flag: health, section }))).json();
    const undo = url(undoPeriod, { id: change?.ChangementID ?? 0 });
    const refused = [
      await put(secretariat, health, { ProgrammeID: section, Avant: OVER, Apres: null }),
      await secretariat.post(undo),
      await secretariat.get(url(periodEffect, { flag: health, section })),
      await secretariat.get(url(periodEffect, { flag: health })),
      await secretariat.get(url(periodHistory, { flag: health, section })),
      await secretariat.get(url(periodHistory, { flag: health })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    expect((await yearOf(secretariat)).Periodes.map(({ Flag }) => Flag)).not.toContain(health);
    expect(await windowsOf(health)).toEqual(before);
    expect((await admin.post(undo)).statusCode).toBe(204);
  });

  test('an account that may not move windows has no section here, and keeps its queue', async () => {
    const section = await sectionOf('BGE');
    await portal.db.pool.query(`update gestion_sections set actes = '{demandes}' where compte_id = 5`);
    expect((await yearOf(secretariat)).Sections).toEqual([]);
    const refused = await put(secretariat, FLAG, { ProgrammeID: section, Avant: null, Apres: OVER });
    expect(refused.statusCode).toBe(404);
    expect((await windowsOf(FLAG)).Sections).toEqual([]);
    await portal.db.pool.query('update gestion_sections set actes = default where compte_id = 5');
    expect((await yearOf(secretariat)).Sections).toHaveLength(2);
  });

  test('the whole school’s moves with who has every section, in dates that make sense', async () => {
    const { Ecole } = await windowsOf(FLAG);
    const wrong = { ...OVER, Fermeture: OVER.Ouverture };
    for (const Apres of [
      wrong,
      { ...OVER, Fermeture: '2028-01-01T00:00:00Z' },
      { ...OVER, Ouverture: 'demain' },
      null,
    ])
      expect((await put(admin, FLAG, { ProgrammeID: null, Avant: Ecole, Apres })).statusCode).toBe(422);
    expect((await put(admin, FLAG, { ProgrammeID: null, Avant: Ecole, Apres: OVER })).statusCode).toBe(204);
    expect(await eventOf('730101')).toMatchObject({ Etat: 'termine', Fermeture: OVER.Fermeture });
    const [change] = await historyOf();
    expect((await admin.post(url(undoPeriod, { id: change?.ChangementID ?? 0 }))).statusCode).toBe(204);
    expect((await windowsOf(FLAG)).Ecole).toEqual(Ecole);
  });
});
