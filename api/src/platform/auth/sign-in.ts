import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { authModule } from './auth.module';
import { CALLBACK_PATH, createOidcClient, type OidcClient } from './oidc-client';

/** The demo's provider and the library behind it are loaded here alone: a school's own provider needs neither. */
const embeddedClient = async (app: FastifyInstance): Promise<OidcClient> => {
  const { openDemoProvider } = await import('../oidc-demo/open-provider');
  const { publicUrl } = app.config;
  const issuer = await openDemoProvider(app, publicUrl + CALLBACK_PATH);
  const own = { scope: 'openid', claim: 'sub', groups: null, embedded: true } as const;
  return createOidcClient(app, { ...issuer, ...own, publicUrl });
};

/** Sign-in against the provider that the environment names, or the embedded demo one. */
export const signIn = fp(
  async (app) => {
    const { oidc, publicUrl, isHttps } = app.config;
    const client = oidc
      ? createOidcClient(app, { ...oidc, publicUrl, embedded: false })
      : await embeddedClient(app);
    await app.register(authModule, { client, publicUrl, https: isHttps });
  },
  { name: 'sign-in', dependencies: ['session'] },
);
