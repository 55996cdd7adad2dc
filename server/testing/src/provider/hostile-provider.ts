import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Claims, makeKey, type SigningKey, signEs256 } from './id-tokens';

/** Makes the token that the provider hands out of the claims of an honest one. */
export type TamperToken = (claims: Claims, key: SigningKey) => string | null;

export const CLIENT = { id: 'portail', secret: 'un-secret-partage-de-quarante-caracteres' } as const;

const honest: TamperToken = (claims, key) => signEs256(claims, key);

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

interface State {
  bend: TamperToken;
  /** Keys that are published; the first one signs. */
  published: SigningKey[];
  /** Paths that answer 500. */
  down: Set<string>;
  /** Paths that were asked, in order. */
  asked: string[];
  /** What each code that was not exchanged yet is for. */
  codes: Map<string, Claims>;
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256'],
});

/** Compared as they came, as many providers do, which decode nothing. */
const CREDENTIALS = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;

const sendToken = async (state: State, request: IncomingMessage, response: ServerResponse) => {
  const code = (await bodyOf(request)).get('code') ?? '';
  if (request.headers.authorization !== CREDENTIALS) return send(response, 401, { error: 'invalid_client' });
  const claims = state.codes.get(code);
  state.codes.delete(code);
  const [signer] = state.published;
  if (!claims || !signer) return send(response, 400, { error: 'invalid_grant' });
  const id_token = state.bend(claims, signer);
  send(response, 200, { access_token: 'x', token_type: 'Bearer', ...(id_token !== null && { id_token }) });
};

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

/**
 * An OpenID Connect provider on the loopback that lies as it is told: which token comes for a code, which keys are
 * published, which of its addresses fail. It asks nobody for a password.
 */
export const startHostileProvider = async () => {
  const state: State = {
    bend: honest,
    published: [makeKey('premiere')],
    down: new Set(),
    asked: [],
    codes: new Map(),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    state.asked.push(path);
    if (state.down.has(path)) return send(response, 500, {});
    if (path === '/.well-known/openid-configuration') return send(response, 200, describe(issuer));
    if (path === '/keys') return send(response, 200, { keys: state.published.map(({ jwk }) => jwk) });
    if (path === '/token') return void sendToken(state, request, response);
    send(response, 404, {});
  });
  const issuer = await listen(server);

  return {
    issuer,
    state,
    /** The person said yes: the code that the portal may exchange once for claims about her. */
    codeFor: (nonce: string, person: Claims): string => {
      const code = randomBytes(8).toString('hex');
      const now = Math.floor(Date.now() / 1000);
      state.codes.set(code, { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...person });
      return code;
    },
    /** Honest again and up, with no memory of what it was asked; its keys stay. */
    reset: () => {
      state.bend = honest;
      state.down.clear();
      state.asked.length = 0;
      state.codes.clear();
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

export type HostileProvider = Awaited<ReturnType<typeof startHostileProvider>>;
