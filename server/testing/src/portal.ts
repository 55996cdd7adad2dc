import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { loadDemo } from 'server-demo';
import { openDemoProvider } from 'server-demo/provider/open-provider';
import { loadConfig, PORTAL_ROOT } from 'server-kernel/config';
import type { Database } from 'server-kernel/db/client';
import { loadInstitution } from 'server-kernel/institution/institution';
import { type AppParts, buildApp } from 'server-portal/app';
import type { QueuedMail } from 'server-portal/domains/shared/outbox/outbox.queries';
import { viewStudent } from 'shared-contract/security/endpoints';
import { checkAnswer } from './checks/check-answer';
import { checkAudit } from './checks/check-audit';
import { checkNotified } from './checks/check-notified';
import { openTestDatabase, type Template } from './database';
import { openMailbox } from './mailbox';
import { url } from './url';

/** A browser of a test: its own cookies, and the headers that the portal's client sends. */
export interface TestBrowser {
  cookies: Map<string, string>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Puts a student in view, for a reason. */
  view(matricule: string, reason?: string): Promise<LightMyRequestResponse>;
}

export interface TestPortal {
  app: FastifyInstance;
  db: Database;
  /** Moves the portal's clock on, milliseconds. */
  advance(ms: number): void;
  /** A browser without a session. */
  browse(): TestBrowser;
  /** A browser in which this demo user is signed in. */
  as(username: string): Promise<TestBrowser>;
  /** Every mail that the portal sent or is about to send, oldest first. */
  mails(): Promise<QueuedMail[]>;
  /** Directory of published remotes, empty at first. */
  releasesDir: string;
  close(): Promise<void>;
}

/** The instant at which the clock of test portals stands. */
export const TEST_NOW = Date.parse('2026-11-23T10:00:00Z');

/** Changes whenever the demo schools do. */
export const demoVersion = (): string => {
  const directory = join(PORTAL_ROOT, 'server', 'demo', 'src');
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, { encoding: 'utf8', recursive: true }).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(directory, name)));
  }
  return hash.digest('hex');
};

const institutionFile = join(PORTAL_ROOT, 'institution.json');

/** The demo institution, loaded once and copied for each test file. */
export const demoTemplate = (): Template => ({
  name: 'demo',
  version: demoVersion(),
  fill: async (db) => {
    const { privacyVersion } = loadInstitution(institutionFile).institution;
    await loadDemo(db, { clock: { now: () => new Date(TEST_NOW) }, students: 400, privacyVersion });
  },
});

const keepCookies = (cookies: Map<string, string>, answer: LightMyRequestResponse) => {
  for (const { name, value, maxAge } of answer.cookies) {
    if (maxAge === 0 || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
};

const openBrowser = (app: FastifyInstance): TestBrowser => {
  const cookies = new Map<string, string>();
  const write = { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' };
  const send = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(app.config.publicUrl).host, cookie, ...options.headers };
    const answer = await app.inject({ ...options, headers });
    keepCookies(cookies, answer);
    const method = options.method ?? 'GET';
    checkAnswer(app, method, String(options.url ?? options.path), answer);
    await checkAudit(app, method, answer);
    await checkNotified(app, method, answer);
    return answer;
  };
  const post: TestBrowser['post'] = (url, payload, headers = {}) =>
    send({ method: 'POST', url, headers: { ...write, ...headers }, ...(payload ? { payload } : {}) });
  return {
    cookies,
    send,
    post,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    view: (matricule, Motif = 'Suivi administratif du dossier') =>
      post(url(viewStudent, { matricule }), { Motif }),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers: { ...write, ...headers } }),
  };
};

const writeShell = (directory: string) => {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets', 'main.12345678.js'), 'void 0;');
  const main = ['/assets/main.12345678.js'];
  const assets = { main, css: [], preload: [], readsPartialEntries: true };
  writeFileSync(join(directory, 'assets.json'), JSON.stringify(assets));
};

/** Opens a session for a user of the portal without the detour by the sign-in page. */
const openSession = async (app: FastifyInstance, browser: TestBrowser, username: string) => {
  const userId = await app.rights.findUserId(username);
  if (userId === null) throw new Error(`${username} is not in the demo institution`);
  const { createSession } = await import('server-portal/session/auth/sessions.queries');
  const limits = { idleMinutes: 60, absoluteHours: 10 };
  const id = await createSession(app.db.orm, { userId, idToken: null }, app.clock.now(), limits);
  browser.cookies.set('session', id);
};

/**
 * The whole portal over a demo institution of its own, or over the database that it is given and closes, for
 * `inject`; RATE_LIMIT is off unless `env` says on.
 */
export const openTestPortal = async (
  env: Record<string, string> = {},
  { db: given, ...parts }: Pick<AppParts, 'freeSpace'> & Partial<Pick<AppParts, 'db'>> = {},
  school: Template = demoTemplate(),
): Promise<TestPortal> => {
  const directory = mkdtempSync(join(tmpdir(), 'portail-app-'));
  const shellDir = join(directory, 'shell');
  const releasesDir = join(directory, 'releases');
  writeShell(shellDir);
  const db = given ?? (await openTestDatabase(school));
  let offset = 0;
  const clock = { now: () => new Date(TEST_NOW + offset) };
  const config = loadConfig({
    DATA_DIR: directory,
    RELEASES_DIR: releasesDir,
    RATE_LIMIT: 'off',
    REMINDERS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const mailbox = openMailbox(db);
  const own = { sendMail: mailbox.sendMail, pagePatience: 30_000, refusesUnderPressure: false };
  const app = await buildApp({
    ...parts,
    config,
    db,
    clock,
    openProvider: openDemoProvider,
    shellDir,
    ...own,
  });
  // What is removed at the start goes by the clock as it stands: a test that turns it back opens what is long over for it.
  await app.retention.settled();
  return {
    app,
    db,
    mails: mailbox.all,
    releasesDir,
    advance: (ms) => {
      offset += ms;
    },
    browse: () => openBrowser(app),
    as: async (username) => {
      const browser = openBrowser(app);
      await openSession(app, browser, username);
      return browser;
    },
    close: async () => {
      await app.close();
      await db.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
