import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import type { Attempt } from './attempts';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** External origin of the portal. */
  publicUrl: string;
  /** true for the embedded provider: called without the network, and asked for the password every time. */
  embedded: boolean;
}

/** What the provider vouches for. */
export interface SignedIn {
  username: string;
  /** Needed for the provider's own sign-out; null with the embedded one. */
  idToken: string | null;
}

/** Path that the provider sends the person back to. */
export const CALLBACK_PATH = '/auth/callback';

/** Calls the provider that lives in this very process, so that no proxy, port or certificate stands between. */
const fetchInside =
  (app: FastifyInstance): oidc.CustomFetch =>
  async (url, options) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: options.headers,
      ...(options.body ? { payload: String(options.body) } : {}),
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

/** Signs people in against one OpenID Connect provider: authorization code, PKCE, state, nonce. */
export const createOidcClient = (app: FastifyInstance, settings: OidcSettings) => {
  let found: Promise<oidc.Configuration> | null = null;

  const discover = () =>
    oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.embedded ? { id_token_signed_response_alg: 'ES256' } : {},
      settings.clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(settings.clientSecret),
      {
        timeout: 10,
        ...(settings.embedded ? { [oidc.customFetch]: fetchInside(app) } : {}),
        ...(settings.issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
      },
    );

  /** Kept once it succeeded; a provider that was down is asked again by the next sign-in. */
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };

  return {
    /** A new attempt, and the provider's address to send the person to. */
    start: async (returnTo: string): Promise<{ attempt: Attempt; url: string }> => {
      const config = await configuration();
      const attempt: Attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.publicUrl + CALLBACK_PATH,
        scope: settings.embedded ? 'openid' : 'openid profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(settings.embedded ? { prompt: 'login' } : {}),
      });
      return { attempt, url: url.href };
    },

    /** The user name that the provider vouches for; throws when anything in its answer does not fit. */
    finish: async (attempt: Attempt, callbackUrl: string): Promise<SignedIn> => {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(callbackUrl, settings.publicUrl),
        {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const preferred = claims['preferred_username'];
      return {
        username: typeof preferred === 'string' && preferred !== '' ? preferred : claims.sub,
        idToken: settings.embedded ? null : (tokens.id_token ?? null),
      };
    },

    /** Where the provider ends its own session; null when it has no such address. */
    endSessionUrl: async (idToken: string | null): Promise<string | null> => {
      if (settings.embedded || idToken === null) return null;
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${settings.publicUrl}/`,
      }).href;
    },
  };
};

export type OidcClient = ReturnType<typeof createOidcClient>;
