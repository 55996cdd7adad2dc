import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { PORTAL_ROOT } from 'server-kernel/config';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { HOUR_MS } from 'shared-contract/base/days';
import { parse } from 'yaml';

const TOKEN = 'jeton-de-mesure-0123456789';
const MONITORING = join(PORTAL_ROOT, 'deploy', 'monitoring');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ METRICS_TOKEN: TOKEN });
}, 240_000);
afterAll(() => portal?.close());

const scrape = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  portal.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: { host: 'localhost', ...headers },
    remoteAddress,
  });

/** The samples of an answer: `name{labels}` and their values. */
const samplesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

const activate = (revision: number, version: string, enabled: boolean) => {
  const entry = { version, previous: null, enabled, message: null, since: '2026-11-23T09:00:00.000Z' };
  writeFileSync(
    join(portal.releasesDir, 'registry.json'),
    JSON.stringify({ revision, remotes: { 'mf-orders': entry } }),
  );
};

/** Publishes a version of a remote, and makes it the active one. */
const publish = (version: string) => {
  const folder = join(portal.releasesDir, 'mf-orders', version);
  mkdirSync(folder, { recursive: true });
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const requires = { contract: '^1.0.0' };
  const manifest = { name: 'mf-orders', label: 'Commandes', requires, kit: [], screens };
  const entry = { url: `/r/mf-orders/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ version, entry, files: [], preload: [] }));
  activate(1, version, true);
};

const whenServed = async (revision: number): Promise<void> => {
  while ((await portal.app.releases.current()).revision !== revision)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('GET /metrics', () => {
  test.each([
    ['on this machine', {}, '127.0.0.1', 200],
    ['from elsewhere', {}, '192.0.2.7', 404],
    ['through a proxy of this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 404],
    ['under the portal’s public name', { host: 'portail.exemple' }, '127.0.0.1', 404],
    ['with the token, from elsewhere', { authorization: `Bearer ${TOKEN}` }, '192.0.2.7', 200],
    ['with another token', { authorization: `Bearer ${TOKEN}0` }, '192.0.2.7', 404],
  ])('%s', async (_, headers, address, status) => {
    const answer = await scrape(headers, address);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('counts answers by the pattern of their route: nobody’s number is in it', async () => {
    const student = await portal.as('730101');
    await student.get('/api/v1/extranet/student/Inscription/424242');
    await portal.app.inject({ method: 'GET', url: '/api/v1/nulle/part/987654' });
    const { body } = await scrape();
    const counted = 'portail_http_request_duration_seconds_count';
    const samples = samplesOf(body);
    const route = '/api/v1/extranet/student/Inscription/:InscriptionID';
    const name = [...samples.keys()].find(
      (one) => one.startsWith(counted) && one.includes(route.slice(0, 40)),
    );
    expect(name).toMatch(/status="404"/);
    expect(body).not.toMatch(/424242|987654|730101/);
  });

  test('tells of the database, the mails, the uploads, the registry and the event loop', async () => {
    const samples = samplesOf((await scrape()).body);
    expect(samples.get('portail_database_up')).toBe(1);
    expect(samples.get('portail_outbox_mails{state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(samples.get('portail_uploads_pending{state="begun"}')).toBe(0);
    expect(samples.get('portail_registry_revision')).toBe(0);
    expect(samples.get('portail_under_pressure')).toBe(0);
    expect(samples.get('portail_turned_away_total')).toBe(0);
    expect(samples.get('portail_disk_free_bytes')).toBeGreaterThan(0);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(samples.get('portail_metrics_failures_total')).toBe(0);
  });

  test('tells how many wait for a full group, and whose place is late to become final', async () => {
    const wishes = async () => {
      const samples = samplesOf((await scrape()).body);
      return ['waiting', 'kept', 'expired'].map((state) =>
        samples.get(`portail_tp_wishes{state="${state}"}`),
      );
    };
    expect(await wishes()).toEqual([1, 2, 0]);
    portal.advance(32 * HOUR_MS);
    expect(await wishes()).toEqual([1, 0, 2]);
    portal.advance(-32 * HOUR_MS);
  });

  test('tells for how many persons which version in service failed', async () => {
    publish('9.9.9');
    await portal.db.pool.query(
      `insert into remote_reports (name, version, activation, reporter, kind, phase, at)
       select 'mf-orders', version, '1', reporter, 'load', 'load', $1
       from unnest(array['9.9.8', '9.9.9']) as version, unnest(array['a', 'b']) as reporter`,
      [portal.app.clock.now()],
    );
    await whenServed(1);
    const told = async () => (await scrape()).body.match(/^portail_remote_failures\{.*$/gm);
    expect(await told()).toEqual(['portail_remote_failures{remote="mf-orders",version="9.9.9"} 2']);
    activate(2, '9.9.9', false);
    await whenServed(2);
    expect(await told()).toBeNull();
  });

  test('answers while the database does not', async () => {
    const { pool } = portal.db;
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      const samples = samplesOf((await scrape()).body);
      expect(samples.get('portail_database_connections{state="idle"}')).toBe(0);
      expect(samples.get('portail_metrics_failures_total')).toBe(0);
    } finally {
      for (const client of clients) client.release();
    }
  });
});

interface Rule {
  alert?: string;
  expr: string;
  annotations?: { summary?: string; action?: string };
}

/** Names of metrics in an expression; throws where it is none. */
const metricsIn = (expression: string): string[] => {
  const names: string[] = [];
  parser
    .configure({ strict: true })
    .parse(expression)
    .iterate({
      enter: ({ node }) => {
        if (node.name === 'Identifier' && node.parent?.name === 'VectorSelector')
          names.push(expression.slice(node.from, node.to));
      },
    });
  return names;
};

const rules: Rule[] = parse(readFileSync(join(MONITORING, 'alertes.yml'), 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

const expressionsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'expr' && typeof one === 'string' ? [one] : expressionsOf(one),
  );
};

const dashboards = readdirSync(MONITORING).filter((name) => name.endsWith('.json'));

describe('what watches the portal', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboards.flatMap((name) => expressionsOf(JSON.parse(readFileSync(join(MONITORING, name), 'utf8')))),
  ];

  test('asks for numbers that the portal tells, in expressions that Prometheus reads', async () => {
    const { body } = await scrape();
    const told = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name]) => name));
    const asked = expressions.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(expressions.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !told.has(name) && name !== 'up')).toEqual([]);
  });

  test('says in French what happens and what to do', () => {
    for (const { alert, annotations } of rules) {
      expect([alert, annotations?.summary]).toEqual([alert, expect.stringMatching(/\S/)]);
      expect([alert, annotations?.action]).toEqual([
        alert,
        expect.stringMatching(/docs\/exploitation\.md|\./),
      ]);
    }
  });
});
