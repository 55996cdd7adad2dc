import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { PERSONAS } from 'server-demo/people/personas';
import { exportPackage } from 'server-exchange/package/export-package';
import { importPackage } from 'server-exchange/package/import-package';
import { PERSONAS as KINDS_OF_PERSON } from 'server-kernel/access/matrix-rows';
import { openTestDatabase } from 'server-testing/database';
import { differences, Renaming, valuesOf } from 'server-testing/exchange/same-answers';
import { forgetActs } from 'server-testing/exchange/without-acts';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import type { ParameterName } from 'shared-contract/parameters/parameters';
import { packageKinds } from './exchange';

let folder: string;
let demo: TestPortal;
let copy: TestPortal;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-aller-retour-'));
  demo = await openTestPortal();
  await demo.db.maintenance(forgetActs);
  await demo.db.maintenance((client) => exportPackage(client, packageKinds, folder));
  const db = await openTestDatabase();
  await db.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false }));
  copy = await openTestPortal({ DEMO: '0' }, { db });
}, 400_000);
afterAll(async () => {
  await demo?.close();
  await copy?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What tells of the process, its journal and its sessions, not of the school. */
const OF_THE_PROCESS = new Set([
  '/api/v1/openapi.json',
  '/api/v1/audit',
  '/api/v1/admin/journal',
  '/api/v1/admin/status',
  '/api/v1/admin/testeurs',
  '/api/v1/extranet/student/Appareils',
  '/api/v1/extranet/student/CleAppareil',
]);

/** Lists of other tables, and one that has none. */
const LISTS: ParameterName[] = ['PaysID', 'MembrePersonnelID', 'SessionID', 'ExamenID', 'DiplomeID'];

/** Calls that need to be told what they are asked. */
const QUESTIONS: Record<string, string[]> = {
  '/api/v1/extranet/verifications': ['?search=lambert', '?search=230101&by=matricule'],
  '/api/v1/parameters': LISTS.map((name) => `?parameterNames=${name}`),
};

/** Addresses that are asked of one call with a number. */
const ASKED_OF_EACH = 2;

const calls = (portal: TestPortal): string[] =>
  portal.app.routeTable
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/v1/') && !OF_THE_PROCESS.has(url))
    .map(({ url }) => url)
    .toSorted((a, b) => a.split(':').length - b.split(':').length);

/** An administrator who looks at a student. */
const VIEWER = 'admin en vue';
const VIEWED = '230101';

const USERS = [
  ...new Set([...PERSONAS.map(({ matricule }) => matricule), ...Object.values(KINDS_OF_PERSON)]),
];

const bodyOf = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).includes('json') ? answer.json() : answer.statusCode;

interface Comparison {
  /** Numbers that the demo school told this person, by field. */
  seen: Map<string, Set<unknown>>;
  renaming: Renaming;
  found: string[];
}

/** Addresses of a call, here and there, filled with the numbers that earlier answers told. */
const addresses = (pattern: string, { seen, renaming }: Comparison): [string, string][] => {
  const [, name] = /:(\w+)/.exec(pattern) ?? [];
  if (name === undefined) return (QUESTIONS[pattern] ?? ['']).map((ask) => [pattern + ask, pattern + ask]);
  const fill = (value: unknown) => pattern.replace(`:${name}`, String(value)).replace(/:\w+/g, 'releveNotes');
  const known = [...(seen.get(name) ?? [])].slice(0, ASKED_OF_EACH);
  return known.map((here) => [fill(here), fill(renaming.of(name, here))]);
};

/** Asks both portals the same; resolves to how many answers said something. */
const compare = async (
  [here, there]: [TestBrowser, TestBrowser],
  pattern: string,
  who: string,
  comparison: Comparison,
): Promise<number> => {
  const { renaming, seen, found } = comparison;
  const headers: Record<string, string> = who === VIEWER ? { 'x-matricule': VIEWED } : {};
  let answered = 0;
  for (const [mine, yours] of addresses(pattern, comparison)) {
    const [one, other] = [await here.get(mine, headers), await there.get(yours, headers)];
    const scope = pattern.includes(':') ? pattern : mine;
    const told = differences(
      [one.statusCode, bodyOf(one)],
      [other.statusCode, bodyOf(other)],
      (field, a, b) => renaming.isSame(field === 'ID' ? `${scope} ID` : field, a, b),
    );
    found.push(...told.map((text) => `${who} ${mine} ${text}`));
    for (const [field, value] of valuesOf(bodyOf(one)))
      seen.set(field, (seen.get(field) ?? new Set()).add(value));
    answered += one.statusCode === 200 ? 1 : 0;
  }
  return answered;
};

const renaming = new Renaming();
let answered = 0;

/** Asks both portals everything as one person; resolves to where they differ. */
const compareAs = async (who: string | null): Promise<string[]> => {
  const user = who === VIEWER ? 'admin' : who;
  const open = (portal: TestPortal) => (user === null ? portal.browse() : portal.as(user));
  const browsers: [TestBrowser, TestBrowser] = [await open(demo), await open(copy)];
  if (who === VIEWER) for (const browser of browsers) await browser.view(VIEWED);
  const comparison = { seen: new Map(), renaming, found: [] };
  for (const pattern of calls(demo)) answered += await compare(browsers, pattern, String(who), comparison);
  return comparison.found;
};

test.each([...USERS, VIEWER])('%s has the answers of the demo school in its imported copy', async (who) => {
  expect(await compareAs(who)).toEqual([]);
});

test('most of what was asked had something to say', () => {
  expect(answered).toBeGreaterThan(1000);
});

test('one word that is lost on the way is found', async () => {
  await copy.db.pool.query("update inscriptions set modalite = 'Autre' where bloc = 2");
  expect(await compareAs('230101')).not.toEqual([]);
});
