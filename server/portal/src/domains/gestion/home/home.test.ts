import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { DeskQueue } from 'shared-contract/gestion/answers';
import { deskItem, deskQueue } from 'shared-contract/gestion/endpoints';
import type { StaffHome } from 'shared-contract/staff/answers';
import { staffHome } from 'shared-contract/staff/endpoints';
import { changesOf } from './window-changes';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const homeOf = async (who: TestBrowser): Promise<StaffHome> => (await who.get(url(staffHome))).json();
const queueOf = async (who: TestBrowser): Promise<DeskQueue> => (await who.get(url(deskQueue, {}))).json();

describe('the home of staff', () => {
  test.each(['admin', 'programmes', 'secretariat', 'inclusion'])(
    'counts for %s what the desk has, by kind and age',
    async (user) => {
      const who = await portal.as(user);
      const { Attente } = await homeOf(who);
      const { Comptes } = await queueOf(who);
      const { retard, ...kinds } = Comptes;
      const sums = Attente.map(({ Code, Recentes, Moyennes, Anciennes }) => [
        Code,
        Recentes + Moyennes + Anciennes,
      ]);
      expect(Object.fromEntries(sums)).toEqual(
        Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0)),
      );
      expect(Attente.reduce((sum, { Anciennes }) => sum + Anciennes, 0)).toBe(retard);
    },
  );

  test('has whom this account looked at, and nobody else’s', async () => {
    const [secretariat, admin] = [await portal.as('secretariat'), await portal.as('admin')];
    expect((await homeOf(secretariat)).Recents).toEqual([]);
    const [row] = (await queueOf(secretariat)).Lignes;
    if (!row) throw new Error('the demo has nothing that waits');
    await secretariat.get(url(deskItem, { genre: row.Genre, id: row.ID }));
    expect((await homeOf(secretariat)).Recents).toEqual([
      {
        EtudiantMatricule: row.EtudiantMatricule,
        Nom: row.Nom,
        Prenom: row.Prenom,
        Section: row.Section,
      },
    ]);
    expect((await homeOf(admin)).Recents).toEqual([]);
  });

  test('is nobody’s who is not of the desk', async () => {
    for (const user of ['730101', 'verificateur', 'visiteur'])
      expect((await (await portal.as(user)).get(url(staffHome))).statusCode).toBe(403);
  });
});

test('a window is told when it opens or closes in the seven days to come, soonest first', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const window = (Ouverture: string | null, Fermeture: string | null) => ({
    flag: 'AccesCommande' as const,
    section: null,
    window: { Ouverture, Fermeture, Message: null },
  });
  const changes = changesOf(
    [
      window('2026-11-28T06:00:00Z', '2026-12-20T23:00:00Z'),
      window('2026-10-01T06:00:00Z', '2026-11-25T23:00:00Z'),
      window(null, null),
      window('2026-11-23T09:00:00Z', '2026-12-01T10:00:01Z'),
    ],
    now,
  );
  expect(changes.map(({ Effet, Le }) => [Effet, Le])).toEqual([
    ['ferme', '2026-11-25T23:00:00Z'],
    ['ouvre', '2026-11-28T06:00:00Z'],
  ]);
});
