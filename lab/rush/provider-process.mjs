import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
// By its file: the package's entry only adds a warning about every Node before 22.
import { Provider } from 'oidc-provider/lib/provider.js';
import { MemoryAdapter } from './memory-adapter.mjs';

/**
 * A school's identity provider, in a process of its own as a school's is: whoever says who she is at
 * `/connexion/<interaction>/<matricule>` is believed. `node provider-process.mjs <port> <redirect> <secret>`.
 */
const [port = '', redirectUri = '', secret = ''] = process.argv.slice(2);

const { privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
  'sign',
  'verify',
]);
// With the public key it would say that this one signs, and who is to verify by it then finds none.
const { key_ops: _, ...jwk } = await webcrypto.subtle.exportKey('jwk', privateKey);
const provider = new Provider(`http://127.0.0.1:${port}`, {
  adapter: MemoryAdapter,
  clients: [
    {
      client_id: 'portail',
      client_secret: secret,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [{ ...jwk, use: 'sig', alg: 'ES256' }] },
  cookies: { keys: [secret] },
  claims: { openid: ['sub'], profile: ['preferred_username'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/connexion/${uid}` },
  pkce: { required: () => true },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, preferred_username: sub }) }),
  loadExistingGrant: async (ctx) => {
    const { client, session, provider: own } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new own.Grant();
    grant.clientId = client.clientId;
    grant.accountId = session.accountId;
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  },
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 1800, Session: 1800 },
});

const handle = provider.callback();
createServer(async (request, response) => {
  const accountId = /^\/connexion\/[^/]+\/([^/?]+)$/.exec(request.url ?? '')?.[1];
  if (accountId === undefined) return handle(request, response);
  try {
    await provider.interactionFinished(request, response, { login: { accountId } });
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(port), '127.0.0.1');
