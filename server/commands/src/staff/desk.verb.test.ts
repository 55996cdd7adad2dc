import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { deskQueue, figures, periods } from 'shared-contract/gestion/endpoints';
import { verbOf } from './verbs';

const QUEUE = url(deskQueue, {});
const PERIODS = url(periods);
const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const desk = (...words: string[]) => verbOf('bureau').run(portal.db, words, NOW);

/** Codes of the sections in which an account may do something, by what it asks. */
const sectionsOf = async (name: string, address: string): Promise<string[]> => {
  const { Sections } = (await (await portal.as(name)).get(address)).json();
  return Sections.map(({ Code }: { Code: string }) => Code);
};

test('an account gets its sections and its acts, and loses those it had', async () => {
  expect(await desk('secretariat', 'BII', 'demandes,chiffres')).toBe(
    'Le compte secretariat travaille au bureau pour BII\u00a0: demandes, chiffres.',
  );
  expect(await sectionsOf('secretariat', QUEUE)).toEqual(['BII']);
  expect(await sectionsOf('secretariat', PERIODS)).toEqual([]);
  expect(await desk('verificateur', 'BGE,MGE')).toContain('demandes, periodes, valves, chiffres');
  expect(await sectionsOf('verificateur', PERIODS)).toEqual(['BGE', 'MGE']);
});

test('without a section it is not of the desk any more, and keeps its other rights', async () => {
  await desk('verificateur', 'BGE');
  expect((await (await portal.as('verificateur')).get(url(figures))).statusCode).toBe(200);
  expect(await desk('verificateur', 'aucune')).toContain('ne travaille plus au bureau');
  const who = await portal.as('verificateur');
  expect((await who.get(url(figures))).statusCode).toBe(403);
  const { rows } = await portal.db.pool.query(
    `select roles from comptes where identifiant = 'verificateur' union all
     select array[action, target] from audit_events where action = 'compte.bureau' and target = 'compte:verificateur'`,
  );
  expect(rows[0]).toEqual({ roles: ['verifications'] });
  expect(rows).toHaveLength(4);
});

test('an unknown section is answered with those that exist', async () => {
  await expect(desk('secretariat', 'BGE,XYZ')).rejects.toThrow(
    /^Section inconnue\u00a0: XYZ\. Celles qui existent\u00a0: .*BGE, BII.*\.$/,
  );
});

test('what can’t be understood changes nothing', async () => {
  const before = await sectionsOf('secretariat', QUEUE);
  for (const words of [
    ['secretariat'],
    ['personne', 'BGE'],
    ['secretariat', 'XYZ'],
    ['secretariat', 'BGE', 'tout'],
  ])
    await expect(desk(...words)).rejects.toThrow(/Usage|Aucun compte|Section inconnue|n’est pas un acte/);
  expect(await sectionsOf('secretariat', QUEUE)).toEqual(before);
});
