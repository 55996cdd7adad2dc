import { type HostilePortal, openHostilePortal } from 'server-testing/provider/hostile-portal';
import { CLIENT, type TamperToken } from 'server-testing/provider/hostile-provider';
import {
  type Claims,
  makeKey,
  signEs256,
  signHs256,
  unsigned,
  withOtherClaims,
} from 'server-testing/provider/id-tokens';
import { url } from 'server-testing/url';
import { securityInfos } from 'shared-contract/portal/endpoints';

let hostile: HostilePortal;
beforeAll(async () => {
  hostile = await openHostilePortal();
}, 240_000);
afterAll(() => hostile.close());
afterEach(() => hostile.provider.reset());

const CAMILLE = { sub: 'sujet-230101', preferred_username: '230101' };
const foreign = makeKey('premiere');
const changed =
  (change: Claims): TamperToken =>
  (claims, key) =>
    signEs256({ ...claims, ...change }, key);
const without =
  (name: string): TamperToken =>
  (claims, key) =>
    signEs256(Object.fromEntries(Object.entries(claims).filter(([one]) => one !== name)), key);
const past = Math.floor(Date.now() / 1000) - 3600;

const BENDS: Record<string, TamperToken> = {
  'signed by another key under the same name': (claims) => signEs256(claims, foreign),
  'signed by the key in its own header': (claims) => signEs256(claims, foreign, { jwk: foreign.jwk }),
  'signed by a key to be fetched from its own header': (claims) =>
    signEs256(claims, foreign, { jku: `${hostile.provider.issuer}/leurre` }),
  'signed by a certificate to be fetched': (claims) =>
    signEs256(claims, foreign, { x5u: `${hostile.provider.issuer}/leurre` }),
  'signed under a name that is not published': (claims) => signEs256(claims, makeKey('inconnue')),
  'signed for somebody else and changed': (claims, key) =>
    withOtherClaims(signEs256(claims, key), { ...claims, preferred_username: 'admin' }),
  'without its signature': (claims, key) => `${signEs256(claims, key).split('.').slice(0, 2).join('.')}.`,
  'signed by nobody': unsigned,
  'under the client’s secret': (claims) => signHs256(claims, CLIENT.secret),
  'under the public key taken for a secret': (claims, key) =>
    signHs256(claims, JSON.stringify(key.jwk), { kid: key.kid }),
  'with an algorithm that the key is not for': (claims, key) => signEs256(claims, key, { alg: 'RS256' }),
  'with a critical extension that nobody knows': (claims, key) =>
    signEs256(claims, key, { crit: ['inconnu'], inconnu: 1 }),
  'of another issuer': changed({ iss: 'https://autre.example' }),
  'for another client': changed({ aud: 'autre' }),
  'for several, of which the portal is not the one that asked': changed({
    aud: [CLIENT.id, 'autre'],
    azp: 'autre',
  }),
  'handed out to another party': changed({ azp: 'autre' }),
  'that is over': changed({ exp: past }),
  'that is not valid yet': changed({ nbf: past + 7200 }),
  'of another attempt': changed({ nonce: 'autre' }),
  'of no attempt': without('nonce'),
  'about nobody': without('sub'),
  'about a nameless subject': changed({ sub: '' }),
  'about a subject with a NUL': changed({ sub: 'a\u0000b' }),
  'about a subject that is no text': changed({ sub: 230101 }),
  'without an end': without('exp'),
  'that is none': () => 'pas.un.jeton',
  'that is missing': () => null,
};

test.each(Object.keys(BENDS))('a token %s opens no session', async (name) => {
  hostile.provider.state.bend = BENDS[name] ?? (() => null);
  const { browser, answer } = await hostile.signIn(CAMILLE);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('La connexion n’a pas abouti');
  expect(answer.body).toContain('n’a pas pu s’assurer de sa réponse');
  expect(browser.cookies.has('session')).toBe(false);
  expect(hostile.provider.state.asked).toContain('/token');
  expect(hostile.provider.state.asked).not.toContain('/leurre');
});

test('an honest token opens a session and leads back', async () => {
  const browser = hostile.portal.browse();
  const asked = await hostile.leave(browser, '/inscriptions');
  const answer = await hostile.comeBack(browser, asked, CAMILLE);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/inscriptions']);
  expect((await browser.get(url(securityInfos))).json()).toMatchObject({ Username: '230101' });
});

test.each(['code=perime', 'error=access_denied'])(
  'a sign-in that comes back too late, or that she gave up, says so: %s',
  async (said) => {
    const browser = hostile.portal.browse();
    const state = (await hostile.leave(browser)).get('state') ?? '';
    const answer = await browser.get(`/auth/callback?${said}&state=${state}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('restée ouverte trop longtemps');
  },
);

describe('the provider’s keys', () => {
  const statusWith = async (bend: TamperToken): Promise<number> => {
    hostile.provider.state.bend = bend;
    return (await hostile.signIn(CAMILLE)).answer.statusCode;
  };

  test('are followed: a new one works at once, a withdrawn one no more', async () => {
    const { state } = hostile.provider;
    const [former = makeKey('x')] = state.published;
    const next = makeKey('suivante');
    const byFormer: TamperToken = (claims) => signEs256(claims, former);
    const byNext: TamperToken = (claims) => signEs256(claims, next);
    expect([await statusWith(byFormer), await statusWith(byNext)]).toEqual([303, 400]);
    state.published = [next, former];
    expect([await statusWith(byFormer), await statusWith(byNext)]).toEqual([303, 303]);
    state.published = [next];
    expect([await statusWith(byFormer), await statusWith(byNext)]).toEqual([400, 303]);
  });

  test('may change under the same name', async () => {
    const { state } = hostile.provider;
    const again = makeKey(state.published[0]?.kid ?? '');
    state.published = [again];
    expect(await statusWith((claims) => signEs256(claims, again))).toBe(303);
  });

  test.each(['/keys', '/token'])(
    'a provider whose %s fails: try later, back to the same place',
    async (path) => {
      hostile.provider.state.down.add(path);
      const browser = hostile.portal.browse();
      const answer = await hostile.comeBack(browser, await hostile.leave(browser, '/absences'), CAMILLE);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('30');
      expect(answer.body).toContain('La connexion est momentanément indisponible');
      expect(answer.body).toContain('/auth/login?returnTo=%2Fabsences');
      expect(browser.cookies.has('session')).toBe(false);
      hostile.provider.reset();
      expect(await statusWith((claims, key) => signEs256(claims, key))).toBe(303);
    },
  );
});

test('who comes back while the provider is silent comes in by the same address once it answers', async () => {
  const { portal, provider } = hostile;
  const browser = portal.browse();
  const asked = await hostile.leave(browser, '/absences');
  const code = provider.codeFor(asked.get('nonce') ?? '', CAMILLE);
  const back = `/auth/callback?code=${code}&state=${asked.get('state')}`;
  provider.state.down.add('/token');
  expect((await browser.get(back)).statusCode).toBe(503);
  provider.state.down.clear();
  const answer = await browser.get(back);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/absences']);
  const again = await browser.get(back);
  expect([again.statusCode, again.headers.location]).toEqual([303, '/']);
});

test('nobody is sent to a provider that has stopped, for longer than half a minute', async () => {
  const login = () => hostile.portal.browse().get('/auth/login?returnTo=%2Fabsences');
  expect((await login()).statusCode).toBe(303);
  hostile.provider.state.down.add('/.well-known/openid-configuration');
  hostile.portal.advance(31_000);
  const refused = await login();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(refused.body).toContain('/auth/login?returnTo=%2Fabsences');
  hostile.provider.reset();
  expect((await login()).statusCode).toBe(303);
});

test('where to go after the sign-in is judged when one comes back, too', async () => {
  const browser = hostile.portal.browse();
  const asked = await hostile.leave(browser);
  const name = `connexion-${asked.get('state')}`;
  const [nonce, verifier] = browser.cookies.get(name)?.split('.') ?? [];
  const planted = Buffer.from('https://evil.example/').toString('base64url');
  browser.cookies.set(name, [nonce, verifier, planted].join('.'));
  expect((await hostile.comeBack(browser, asked, CAMILLE)).headers.location).toBe('/');
});
