import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** External origin of the portal. */
  publicUrl: string;
  /** true for the embedded provider: called without the network, and asked for the password every time. */
  embedded: boolean;
}

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

const discover = (app: FastifyInstance, settings: OidcSettings): Promise<oidc.Configuration> =>
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

/** Asks for the provider's configuration; kept once it succeeded, asked again by the next sign-in otherwise. */
export const createConfiguration = (app: FastifyInstance, settings: OidcSettings) => {
  let found: Promise<oidc.Configuration> | null = null;
  return (): Promise<oidc.Configuration> => {
    found ??= discover(app, settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
};
