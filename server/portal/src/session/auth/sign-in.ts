import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { authModule } from './auth.module';
import { CALLBACK_PATH, createOidcClient, type OidcClient } from './oidc-client';

/** Opens a provider in this very process, which sends people back to `redirectUri`; resolves to how it is reached. */
export type OpenProvider = (
  app: FastifyInstance,
  redirectUri: string,
) => Promise<{ issuer: string; clientId: string; clientSecret: string }>;

const embeddedClient = async (app: FastifyInstance, openProvider: OpenProvider): Promise<OidcClient> => {
  const { publicUrl } = app.config;
  const issuer = await openProvider(app, publicUrl + CALLBACK_PATH);
  const own = { scope: 'openid', claim: 'sub', groups: null, embedded: true } as const;
  return createOidcClient(app, { ...issuer, ...own, publicUrl });
};

/** Sign-in against the provider that the environment names, or the one that is opened here. */
export const signIn = fp<{ openProvider: OpenProvider }>(
  async (app, { openProvider }) => {
    const { oidc, publicUrl, isHttps } = app.config;
    const client = oidc
      ? createOidcClient(app, { ...oidc, publicUrl, embedded: false })
      : await embeddedClient(app, openProvider);
    await app.register(authModule, { client, publicUrl, https: isHttps });
  },
  { name: 'sign-in', dependencies: ['session'] },
);
