import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import { type Grants, grantsOf } from './accounts/grants';
import { type Identity, identityOf } from './accounts/identity';
import type { Attempt } from './attempts';
import { createConfiguration, type OidcSettings } from './oidc-configuration';

/** Verified sign-in result. */
export interface SignedIn {
  identity: Identity;
  /** Rights by groups; null when groups give none here. */
  grants: Grants | null;
  /** Needed for the provider's own sign-out; null with the embedded one. */
  idToken: string | null;
}

/** Path that the provider sends the person back to. */
export const CALLBACK_PATH = '/auth/callback';

/** True for a sign-in that expired, was used twice or was given up. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant');

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Whom the tokens name; throws where they name nobody, or were handed out to another party. */
const signedInBy = (tokens: Tokens, settings: OidcSettings): SignedIn => {
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  if (claims.azp !== undefined && claims.azp !== settings.clientId)
    throw new Error('the ID token was handed out to another party');
  return {
    identity: identityOf(claims, settings.claim),
    grants: settings.groups && grantsOf(claims, settings.groups),
    idToken: settings.embedded ? null : (tokens.id_token ?? null),
  };
};

/** Signs people in against one OpenID Connect provider: authorization code, PKCE, state, nonce. */
export const createOidcClient = (app: FastifyInstance, settings: OidcSettings) => {
  const configuration = createConfiguration(app, settings);

  return {
    /**
     * A new attempt, and the provider's address to send the person to; `asAnother` has her asked who she is although
     * the provider may know already.
     */
    start: async (returnTo: string, asAnother = false): Promise<{ attempt: Attempt; url: string }> => {
      const config = await configuration();
      const attempt: Attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.publicUrl + CALLBACK_PATH,
        scope: settings.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(settings.embedded || asAnother ? { prompt: 'login' } : {}),
      });
      return { attempt, url: url.href };
    },

    /** Finishes the sign-in; throws when any check fails, or ProviderDown. */
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
      return signedInBy(tokens, settings);
    },

    /** End-session URL of the provider; null without one. */
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
