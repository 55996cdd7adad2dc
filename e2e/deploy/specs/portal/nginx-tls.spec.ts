import { readFileSync } from 'node:fs';
import { ensureNginx } from '../../../../deploy/testing/nginx.mjs';
import { expect, test } from '../../../fixtures';
import { ask, type ServedPortal, serveBehindNginx } from '../../behind-nginx';
import { enter, entryOf } from '../../https-page';
import { negotiateSuites, negotiateVersion, sendRaw, startLenient, suitesOf } from '../../tls/tls-probe';

const STRONGEST = 'ECDHE-RSA-AES256-GCM-SHA384';
const CHACHA = 'ECDHE-RSA-CHACHA20-POLY1305';
const SUITES = ['ECDHE-RSA-AES128-GCM-SHA256', STRONGEST, CHACHA];

/** What every answer carries, whoever gives it. */
const ALWAYS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const STUDENT = '230101';
const SEARCHED = 'Vandenbroucke';

const hasNginx = ensureNginx();
test.skip(!hasNginx && process.env.CI !== 'true', 'no nginx of Debian here');
test.describe.configure({ mode: 'serial' });

test.describe('the door of the portal', () => {
  let served: ServedPortal;
  let origins: string[];
  test.beforeAll(async ({ browserName: _ }, { parallelIndex: rank }) => {
    test.setTimeout(300_000);
    served = await serveBehindNginx({ rank, isApart: true });
    origins = [served.url, served.remotesUrl];
  });
  test.afterAll(() => served?.stop());

  test('speaks TLS 1.2 and 1.3, and no older version that a client offers', async () => {
    const lenient = await startLenient(served.key, served.certificate);
    try {
      for (const version of ['TLSv1', 'TLSv1.1'] as const) {
        expect(await negotiateVersion(lenient.origin, version)).toMatchObject({ protocol: version });
        for (const origin of origins) expect(await negotiateVersion(origin, version), origin).toBeNull();
      }
      for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
        for (const origin of origins)
          expect(await negotiateVersion(origin, version)).toMatchObject({ protocol: version });
    } finally {
      lenient.stop();
    }
  });

  test('takes authenticated suites with forward secrecy alone, and the strongest of those offered', async () => {
    const lenient = await startLenient(served.key, served.certificate);
    try {
      const taken = await suitesOf(lenient.origin);
      expect(taken).toEqual(expect.arrayContaining(['AES128-SHA', 'ECDHE-RSA-AES128-SHA', ...SUITES]));
    } finally {
      lenient.stop();
    }
    for (const origin of origins) {
      expect(await suitesOf(origin), origin).toEqual(SUITES);
      expect((await negotiateSuites(origin, SUITES.join(':')))?.suite).toBe(STRONGEST);
      // A phone that computes it faster says so by its order.
      expect((await negotiateSuites(origin, [CHACHA, ...SUITES].join(':')))?.suite).toBe(CHACHA);
    }
  });

  test('says its security headers on every answer, its own refusals included', async () => {
    const paths = ['/confidentialite', '/api/v1/version', '/assets/absent.js', '/x.js.map', '/%zz'];
    for (const origin of origins)
      for (const path of [...paths, entryOf(served)]) {
        const { headers } = await ask(served, origin + path);
        const shown = `${origin}${path} ${headers[':status']}`;
        expect(headers, shown).toMatchObject(ALWAYS);
        const policy = headers['content-security-policy'] ?? '';
        expect(policy.match(/default-src 'none'/g), shown).toHaveLength(1);
        for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
          expect(policy, shown).toContain(part);
        expect(headers['cache-control'], shown).toMatch(/^(no-store|public, max-age=31536000, immutable)$/);
      }
  });

  test('says them to what is no request, and never its version', async () => {
    const requests = [
      'GET / HTTP/1.1\r\n\r\n',
      'GET /a b c HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      `GET /?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\nConnection: close\r\n\r\n`,
      'POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n',
    ];
    for (const origin of origins)
      for (const request of requests) {
        const answer = await sendRaw(origin, request);
        expect(answer, request.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
        for (const [name, value] of Object.entries(ALWAYS))
          expect(answer.toLowerCase(), request.slice(0, 40)).toContain(`${name}: ${value.toLowerCase()}`);
        expect(answer).toMatch(/^server: nginx\r$/im);
        expect(answer).not.toMatch(/nginx\/\d/);
      }
  });

  test('answers TRACE with 405, and repeats nothing of it', async () => {
    for (const origin of origins) {
      const { status, headers, body } = await ask(served, `${origin}/`, {
        method: 'TRACE',
        'x-secret': 'abc',
      });
      expect(status).toBe(405);
      expect(headers).toMatchObject(ALWAYS);
      expect(body.toString()).not.toContain('abc');
    }
  });

  test('leads pages from http to https, and refuses a call, a form or a token sent in clear', async () => {
    const inClear = (path: string, init: RequestInit = {}) =>
      fetch(served.plainUrl + path, { redirect: 'manual', ...init });
    const page = await inClear('/inscriptions');
    expect([page.status, page.headers.get('location')]).toEqual([308, `${served.url}/inscriptions`]);
    const refused = await Promise.all([
      inClear('/api/v1/version'),
      inClear('/api/v1/version', { headers: { cookie: '__Host-session=x' } }),
      inClear('/%61pi//v1/version'),
      inClear('/metrics', { headers: { authorization: 'Bearer x' } }),
      inClear('/connexion', { method: 'POST', body: 'password=x' }),
    ]);
    for (const answer of refused) {
      expect(answer.status, answer.url).toBe(403);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('server')).toBe('nginx');
      expect(await answer.json()).toMatchObject({ status: 403, code: 'https_exige' });
    }
  });

  test('keeps a journal of what was asked, in which nobody is', async ({ browser }) => {
    const { page } = await enter(browser, served, STUDENT);
    const cookies = (await page.context().cookies())
      .map(({ value }) => value)
      .filter((one) => one.length > 8);
    expect(cookies.length).toBeGreaterThan(0);
    await page.context().close();
    const paths = [
      `/api/v1/extranet/verifications/${STUDENT}/PAE`,
      `/api/v1/extranet/student/Inscription01/${STUDENT}?nom=${SEARCHED}`,
      `/dossier/${STUDENT}`,
      `/api/v1/${SEARCHED}.Marie@ecole.exemple`,
      `/r/mf-records/${STUDENT}`,
      `/assets/${STUDENT}`,
    ];
    for (const path of paths)
      await ask(served, served.url + path, { referer: `${served.url}/dossier/${STUDENT}` });
    await fetch(`${served.plainUrl}/api/v1/dossier/${STUDENT}?nom=${SEARCHED}`);
    await sendRaw(
      served.url,
      `POST /api/v1/${STUDENT} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n`,
    );
    await served.takeDown();
    await ask(served, `${served.url}/api/v1/extranet/verifications/${STUDENT}/PAE?nom=${SEARCHED}`);
    const linesOf = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    // A line is written once its answer is gone.
    await expect
      .poll(() => linesOf(readFileSync(served.journal, 'utf8')))
      .toContainEqual(expect.objectContaining({ status: '503', process: '502' }));
    const text = readFileSync(served.journal, 'utf8');
    const lines = linesOf(text);
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/api/v1/extranet/student/Inscription01/…' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ path: '/api/v1/dossier/…', status: '403', tls: '' }),
    );
    for (const word of [STUDENT, SEARCHED, 'ecole.exemple', ...cookies]) {
      expect(text).not.toContain(word);
      expect(readFileSync(served.errors, 'utf8')).not.toContain(word);
    }
  });
});
