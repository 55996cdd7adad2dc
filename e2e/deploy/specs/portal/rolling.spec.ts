import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeCertificate, startNginx } from '../../../../deploy/testing/nginx.mjs';
import { startPostgres } from '../../../../server/testing/src/postgres.mjs';
import { root } from '../../../../tooling/build/paths.mjs';
import { signIn } from '../../../../tooling/testing/browser/sign-in.mjs';
import { expect, test } from '../../../fixtures';
import { FIRST_PORT, startPortal } from '../../portal-process';

const PROCESSES = 2;
const READERS = 4;

type Portal = Awaited<ReturnType<typeof startPortal>>;

/** One school on one PostgreSQL, served by several processes behind nginx, as deploy/nginx says. */
const serve = async (rank: number) => {
  const database = await startPostgres();
  if (!database) throw new Error('no PostgreSQL: several processes need one');
  const folder = mkdtempSync(join(tmpdir(), 'portail-roulement-'));
  const { key, certificate } = makeCertificate(folder);
  const base = FIRST_PORT + 20 + 10 * rank;
  const url = `https://localhost:${base + 1}`;
  const ports = Array.from({ length: PROCESSES }, (_, index) => base + 2 + index);
  const start = (port: number) =>
    startPortal(port, {
      DATABASE_URL: database.url,
      DEMO: '1',
      PUBLIC_URL: url,
      NODE_EXTRA_CA_CERTS: certificate,
    });
  const portals = new Map<number, Portal>();
  for (const port of ports) portals.set(port, await start(port));
  const stopNginx = await startNginx(folder, ['portail'], {
    PORTAIL_AMONT: ports.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server '),
    PORTAIL_HTTP: String(base),
    PORTAIL_HTTPS: String(base + 1),
    PORTAIL_HOTE: 'localhost',
    PORTAIL_ORIGINE: url,
    PORTAIL_CERTIFICAT: certificate,
    PORTAIL_CLE: key,
    PORTAIL_JOURNAL: join(folder, 'acces.log'),
    PORTAIL_VERSIONS: join(folder, 'aucune'),
    PORTAIL_PAGES: join(root, 'deploy/nginx'),
  });
  return {
    url,
    ports,
    restart: async (port: number) => {
      await portals.get(port)?.stop();
      portals.set(port, await start(port));
    },
    stop: async () => {
      await stopNginx();
      for (const portal of portals.values()) await portal.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Reads and writes without a pause until `isOver`; resolves to what was answered and how often. */
const work = async (page: Page, url: string, isOver: () => boolean) => {
  const answers = new Map<string, number>();
  const count = (word: string) => answers.set(word, (answers.get(word) ?? 0) + 1);
  const headers = { 'x-requested-with': 'portail', origin: url };
  const call = async (method: 'get' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](`${url}/api/v1${path}`, { headers, ...(data && { data }) });
    // What is not a success says what it is.
    count(answer.ok() ? 'served' : `${method} ${path} ${answer.status()} ${await answer.text()}`);
  };
  const reader = async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      await call('get', '/extranet/student/Inscriptions').catch((error: Error) => count(error.message));
      await call('put', '/drafts/Absences', { Contenu: { turn } }).catch((error: Error) =>
        count(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return answers;
};

test('processes are restarted one after the other under load, and no request fails', async ({
  browser,
}, info) => {
  const portal = await serve(info.parallelIndex);
  try {
    const context = await browser.newContext({ baseURL: portal.url, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await signIn(page, '230101');
    let isOver = false;
    const answers = work(page, portal.url, () => isOver);
    for (const port of portal.ports) await portal.restart(port);
    isOver = true;
    const counted = await answers;
    info.annotations.push({ type: 'requests', description: JSON.stringify([...counted]) });
    expect([...counted.keys()]).toEqual(['served']);
    expect(counted.get('served')).toBeGreaterThan(100);
  } finally {
    await portal.stop();
  }
});
