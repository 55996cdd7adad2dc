import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMIT: 'on' });
}, 240_000);
afterAll(() => portal.close());

const REPORT = JSON.stringify({
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' },
});
const send = (payload: string, type: string, remoteAddress = '10.3.3.1') =>
  portal.browse().send({
    method: 'POST',
    url: '/csp',
    remoteAddress,
    headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
    payload,
  });

test('a page says where its faults are told, and a browser may tell them without our header', async () => {
  const page = await (await portal.as('230101')).get('/desktop');
  expect(page.headers['content-security-policy']).toMatch(/report-uri \/csp$/);
  expect((await send(REPORT, 'application/csp-report')).statusCode).toBe(204);
  expect((await send('{}', 'application/csp-report')).statusCode).toBe(204);
});

test('what is no report is refused, what is too long too', async () => {
  expect((await send('{', 'application/csp-report')).statusCode).toBe(400);
  expect((await send(REPORT, 'text/plain')).statusCode).toBe(415);
  const long = JSON.stringify({ 'csp-report': 'x'.repeat(20_000) });
  expect((await send(long, 'application/csp-report')).statusCode).toBe(413);
});

test('one address tells so much and no more', async () => {
  const codes: number[] = [];
  for (let call = 0; call < 31; call += 1)
    codes.push((await send(REPORT, 'application/csp-report', '10.3.3.2')).statusCode);
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(204));
  expect(codes[30]).toBe(429);
});

test('a page has every address of a script judged, those of another origin for remotes included', async () => {
  const page = await (await portal.as('230101')).get('/desktop');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  const guard = /<script nonce="[^"]+">(self\.trustedTypes.*?)<\/script>/.exec(page.body)?.[1] ?? '';
  let judge = (_address: string): unknown => null;
  let judgeMarkup = (_text: string, _type: string, _sink: string): unknown => null;
  interface Rules {
    createScriptURL: typeof judge;
    createHTML: typeof judgeMarkup;
    createScript?: unknown;
  }
  const trustedTypes = {
    createPolicy: (_: string, rules: Rules) => {
      judge = rules.createScriptURL;
      judgeMarkup = rules.createHTML;
      expect(rules).not.toHaveProperty('createScript');
    },
  };
  const location = { origin: 'https://portail.example' };
  const document = { baseURI: 'https://portail.example/desktop' };
  new Function('self', 'trustedTypes', 'location', 'document', 'addEventListener', guard)(
    { trustedTypes },
    trustedTypes,
    location,
    document,
    () => undefined,
  );
  expect(judge('/assets/late.js')).toBe('https://portail.example/assets/late.js');
  expect(judge('/r/mf-pae/1.0.0/remoteEntry.js?encore=1')).toContain('/r/mf-pae/1.0.0/remoteEntry.js');
  for (const address of [
    'https://evil.example/assets/x.js',
    '//evil.example/r/x.js',
    '/api/v1/files/12',
    'data:text/javascript,1',
    'blob:https://portail.example/assets/1',
    '/assets/../api/v1/files/12',
  ])
    expect(judge(address)).toBeUndefined();
  expect(judgeMarkup('<p>', 'TrustedHTML', 'Element innerHTML')).toBeUndefined();
  expect(judgeMarkup('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>');
});
