import { connect } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { uploadFile } from 'shared-contract/files/endpoints';
import { acceptPrivacy } from 'shared-contract/security/endpoints';

let portal: TestPortal;
let camille: TestBrowser;
let origin: URL;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
  origin = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
}, 240_000);
afterAll(() => portal?.close());

const expectRefusal = (answer: LightMyRequestResponse, status: number) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
  });
  expect(answer.json()).toMatchObject({ status, title: expect.any(String), code: expect.any(String) });
};

describe('an address that is not one', () => {
  it.each([
    ['a bad percent', 'GET', '/api/v1/%zz', 400],
    ['bytes that are no text', 'GET', '/api/v1/attestations/%c3%28', 400],
    ['a parameter of 300 characters', 'DELETE', `/api/v1/files/${'1'.repeat(300)}`, 414],
    ['a bad percent of a page', 'GET', '/attestation/%zz', 400],
  ] as const)(
    '%s is refused in French, behind the headers of every answer',
    async (_what, method, path, status) => {
      expectRefusal(await camille.send({ method, url: path }), status);
    },
  );
});

/** What the server writes to a connection that says `text` and nothing else. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });

describe('what is not HTTP', () => {
  it.each([
    ['no method', 'BONJOUR\r\n\r\n', 400],
    ['headers of 100 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s is refused the same way', async (_what, text, status) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(head).toContain('application/problem+json');
    expect(head).toContain('nosniff');
    expect(head).toContain('no-store');
    expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(/demande/) });
  });
});

describe('JSON', () => {
  it.each(['[', '{"a":'])('of ten thousand levels of %s is refused, with a key or without', async (open) => {
    const close = open === '[' ? ']' : '}';
    const payload = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
    const key = { 'idempotency-key': '6f1c7a0e-6c0f-4a53-9f0e-7d5b8a7c1e22' };
    for (const more of [{}, key]) {
      const answer = await camille.send({
        method: 'POST',
        url: url(acceptPrivacy),
        headers: { 'x-requested-with': 'portail', 'content-type': 'application/json', ...more },
        payload,
      });
      expectRefusal(answer, 400);
      expect(answer.json().code).toBe('json_trop_profond');
    }
  });
});

describe('a file in a body', () => {
  const part = (name: string, file = false) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.pdf"' : ''}\r\n\r\nx\r\n`;
  const fields = Array.from({ length: 1000 }, (_, index) => part(`f${index}`)).join('');
  const twoFiles = `${part('file', true)}${part('autre', true)}--b--\r\n`;

  it.each([
    ['without a boundary', 'multipart/form-data', `${part('file', true)}--b--\r\n`, 'incomplet'],
    ['with an empty boundary', 'multipart/form-data; boundary=', part('file', true), 'incomplet'],
    ['cut in the file', 'multipart/form-data; boundary=b', part('file', true).slice(0, -2), 'incomplet'],
    ['cut in a part’s head', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo', 'incomplet'],
    ['that is empty', 'multipart/form-data; boundary=b', '', 'Le fichier manque'],
    ['of two files', 'multipart/form-data; boundary=b', twoFiles, 'un seul fichier'],
    ['of a thousand fields', 'multipart/form-data; boundary=b', `${fields}--b--\r\n`, 'trop de champs'],
    [
      'with an inherited name',
      'multipart/form-data; boundary=b',
      `${part('constructor')}--b--\r\n`,
      'incomplet',
    ],
  ])('%s is refused by name, and is no unexpected error', async (_what, type, payload, said) => {
    const answer = await camille.send({
      method: 'POST',
      url: url(uploadFile),
      headers: { 'x-requested-with': 'portail', 'content-type': type },
      payload,
    });
    expectRefusal(answer, 400);
    expect(answer.json().detail).toContain(said);
  });
});
