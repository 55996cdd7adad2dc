import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from 'server-kernel/config';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { INLINE_IDS, type PortalManifest } from 'shared-contract';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { orders, saleConditions } from 'shared-contract/orders/endpoints';
import { dataCopies } from 'shared-contract/own-data/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import { enrolment, enrolments } from 'shared-contract/records/endpoints';
import { leaveStudent } from 'shared-contract/security/endpoints';

const VERSION = '1.0.0';
const manifests: PortalManifest[] = readdirSync(PORTAL_ROOT)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(join(PORTAL_ROOT, name, 'portal.json'), 'utf8')));
const screens = manifests.flatMap((manifest) => manifest.screens);

/** One that no team would write: nothing there, nothing of the catalogue, and a file. */
const ODD: PortalManifest = {
  name: 'mf-essai',
  label: 'Essai',
  requires: { contract: '^1.1.0' },
  kit: [],
  screens: [
    {
      path: '/essai/:id',
      title: 'Essai',
      screen: 'Inscriptions',
      reads: [
        '/extranet/student/Inscription/{id}',
        '/extranet/student/Inscription/{autre}',
        '/extranet/student/MesDonnees',
        '/extranet/student/Rien',
        '/audit',
        '/files/{id}',
      ],
    },
  ],
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const manifest of [...manifests, ODD]) publish(manifest);
  const active = { version: VERSION, previous: null, enabled: true, message: null };
  const remotes = Object.fromEntries([...manifests, ODD].map(({ name }) => [name, active]));
  writeFileSync(join(portal.releasesDir, 'registry.json'), JSON.stringify({ revision: 1, remotes }));
}, 240_000);
afterAll(() => portal?.close());

const publish = (manifest: PortalManifest): void => {
  const folder = join(portal.releasesDir, manifest.name, VERSION);
  mkdirSync(folder, { recursive: true });
  const entry = { url: `/r/${manifest.name}/${VERSION}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ version: VERSION, entry, files: [], preload: [] }),
  );
};

const BLOCK = new RegExp(
  `<script type="application/json" id="${INLINE_IDS.answers}" nonce="[\\w+/=-]+">([^<]*)</script>`,
);

/** What the page of an address carries, by path; null where it has no such block. */
const carriedBy = async (browser: TestBrowser, path: string): Promise<Record<string, unknown> | null> => {
  const page = await browser.get(path);
  const [, text] = BLOCK.exec(page.body) ?? [];
  return text === undefined ? null : JSON.parse(text);
};

const newest = async (browser: TestBrowser): Promise<number> =>
  (await browser.get(url(enrolments))).json()[0].InscriptionID;

describe('what a screen declares to read first', () => {
  it('is a read of the catalogue, with no parameter that its path has not', () => {
    const shape = (path: string) => path.replace(/\{?\?.*$/, '').replace(/\{[^}]*\}/g, '{}');
    const known = portal.app.routeTable
      .filter(({ method, schema }) => method === 'GET' && Object(schema.response)[200] !== undefined)
      .flatMap(({ config }) => (config.endpoint ? [shape(config.endpoint.path)] : []));
    const declared = screens.flatMap(({ path, reads = [] }) => reads.map((read) => ({ path, read })));
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter(({ read }) => !known.includes(shape(read)))).toEqual([]);
    const stray = declared.filter(({ path, read }) =>
      [...read.matchAll(/\{(\w+)\}/g)].some(([, name]) => !path.split('/').includes(`:${name}`)),
    );
    expect(stray).toEqual([]);
  });

  it('is not told to the browser', async () => {
    const student = await portal.as('230101');
    expect((await student.get('/commandes')).body).not.toContain('"reads"');
    expect((await student.get('/registry.json')).body).not.toContain('"reads"');
  });
});

describe('the answers that a page carries', () => {
  it('are those of the calls, and are kept out of caches', async () => {
    const student = await portal.as('230101');
    const page = await student.get('/inscriptions?annee=2026');
    expect(page.headers['cache-control']).toBe('no-store');
    const asked = (await student.get(url(enrolments))).json();
    expect(asked.length).toBeGreaterThan(0);
    expect(await carriedBy(student, '/inscriptions')).toEqual({ [enrolments.path]: asked });
    const id = await newest(student);
    const own = await carriedBy(student, `/Inscriptions/${id}`);
    expect(Object.keys(own ?? {})).toHaveLength(3);
    const one = (await student.get(url(enrolment, { InscriptionID: id }))).json();
    expect(own?.[`/extranet/student/Inscription/${id}`]).toEqual(one);
  });

  it('are those of the shell’s own pages too', async () => {
    const student = await portal.as('230101');
    expect(Object.keys((await carriedBy(student, '/recus')) ?? {})).toEqual([receipts.path]);
    expect(Object.keys((await carriedBy(student, '/echeances')) ?? {})).toEqual([deadlines.path]);
  });

  it('are none for who is not signed in, not let in, or asks for another’s', async () => {
    expect((await portal.browse().get('/commandes')).statusCode).toBe(303);
    // 230105: the sale is closed to him; 230102 has not accepted the policy.
    expect(await carriedBy(await portal.as('230105'), '/commandes/new')).toBeNull();
    expect(await carriedBy(await portal.as('230102'), '/commandes')).toBeNull();
    expect(await carriedBy(await portal.as('230102'), '/recus')).toBeNull();
    expect(await carriedBy(await portal.as('230101'), '/gestion/chiffres')).toBeNull();
    const other = await newest(await portal.as('220303'));
    expect(await carriedBy(await portal.as('230101'), `/inscriptions/${other}`)).toBeNull();
  });

  it('leave out what is not there, not of the catalogue, or no JSON; the page comes all the same', async () => {
    const student = await portal.as('230101');
    const id = await newest(student);
    expect(Object.keys((await carriedBy(student, `/essai/${id}`)) ?? {})).toEqual([
      `/extranet/student/Inscription/${id}`,
      dataCopies.path,
    ]);
    expect((await student.get('/essai/999999')).statusCode).toBe(200);
    expect(Object.keys((await carriedBy(student, '/essai/999999')) ?? {})).toEqual([dataCopies.path]);
    expect((await student.get('/essai/%E0%A4%A')).statusCode).toBeLessThan(500);
  });
});

describe('staff who look at a student', () => {
  const lines = async (actor: string): Promise<string[]> => {
    const { rows } = await portal.db.pool.query(
      `select target from audit_events where actor = $1 and action = 'ecran.lu' order by id`,
      [actor],
    );
    return rows.map(({ target }) => target);
  };

  it('are given hers, under a line of the audit, as by the call; and nothing once they left', async () => {
    const staff = await portal.as('programmes');
    expect(await carriedBy(staff, '/commandes')).toBeNull();
    await staff.view('930101');
    const viewed = { 'x-matricule': '930101' };
    const carried = await carriedBy(staff, '/commandes');
    const noted = await lines('programmes');
    expect(noted).toHaveLength(1);
    const read = async (endpoint: typeof orders | typeof saleConditions) =>
      (await staff.get(url(endpoint), viewed)).json();
    expect(carried).toEqual({
      [orders.path]: await read(orders),
      [saleConditions.path]: await read(saleConditions),
    });
    expect(await lines('programmes')).toEqual(noted);
    expect(Object.keys((await carriedBy(staff, '/desktop')) ?? {})).toEqual([deadlines.path]);
    // What is hers alone is not even asked for: a refusal would be noted of who did nothing.
    expect(await carriedBy(staff, '/essai/999999')).toBeNull();
    const { rows } = await portal.db.pool.query(
      `select action from audit_events where actor = 'programmes' and action like 'refus.%'`,
    );
    expect(rows).toEqual([]);
    expect((await staff.delete(url(leaveStudent))).statusCode).toBeLessThan(300);
    expect(await carriedBy(staff, '/commandes')).toBeNull();
  });
});
