import type { Configuration } from 'oidc-provider';
// Not by the package's entry: that only adds a warning, at each start, about every Node before 22.
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Orm } from 'server-kernel/db/client';
import { createArtifacts } from './artifacts.queries';
import type { DemoSecrets } from './secrets';

/** Where the demo provider lives on the portal's own origin. */
export const DEMO_MOUNT = '/oidc';

/** Path of the sign-in page of one interaction. */
export const signInPath = (uid: string): string => `${DEMO_MOUNT}/connexion/${uid}`;

/** The portal's name at the provider. */
export const DEMO_CLIENT_ID = 'portail';

export interface DemoProviderSettings {
  db: Orm;
  secrets: DemoSecrets;
  publicUrl: string;
  /** Where people come back to. */
  redirectUri: string;
}

const MINUTE = 60;

/** Nobody is asked to consent: the portal is the provider's only client. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async (ctx) => {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant();
  grant.clientId = client.clientId;
  grant.accountId = session.accountId;
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
};

/**
 * The embedded OpenID Connect provider of the demonstration: one client, authorization code with PKCE, no
 * consent screen, no session of its own that outlives a sign-in.
 */
export const createDemoProvider = ({
  db,
  secrets,
  publicUrl,
  redirectUri,
}: DemoProviderSettings): Provider => {
  const provider = new Provider(`${publicUrl}${DEMO_MOUNT}`, {
    adapter: createArtifacts(db),
    clients: [
      {
        client_id: DEMO_CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...secrets.jwk, use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [secrets.cookieKey], long: { signed: true, path: DEMO_MOUNT }, short: { signed: true } },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    interactions: { url: (_ctx, interaction) => signInPath(interaction.uid) },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    loadExistingGrant,
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 30 * MINUTE,
      Session: 30 * MINUTE,
    },
  });
  provider.proxy = true;
  return provider;
};
