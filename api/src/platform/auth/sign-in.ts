import type { FastifyInstance } from 'fastify';
import { purgeArtifacts } from '../oidc-demo/artifacts.queries';
import { demoProvider } from '../oidc-demo/oidc-demo.module';
import { DEMO_CLIENT_ID, DEMO_MOUNT } from '../oidc-demo/provider';
import { loadDemoSecrets } from '../oidc-demo/secrets';
import { authModule } from './auth.module';
import { CALLBACK_PATH, createOidcClient, type OidcClient } from './oidc-client';

/** Milliseconds between two sweeps of half-finished sign-ins. */
const SWEEP_EVERY = 600_000;

const embeddedClient = async (app: FastifyInstance): Promise<OidcClient> => {
  const { publicUrl, isDemo } = app.config;
  const secrets = await loadDemoSecrets(app.db.orm);
  await demoProvider(app, {
    publicUrl,
    secrets,
    redirectUri: publicUrl + CALLBACK_PATH,
    offersAccounts: isDemo,
  });
  return createOidcClient(app, {
    issuer: publicUrl + DEMO_MOUNT,
    clientId: DEMO_CLIENT_ID,
    clientSecret: secrets.clientSecret,
    publicUrl,
    embedded: true,
  });
};

/** Sign-in against the provider that the environment names, or the embedded demo one. */
export const registerSignIn = async (app: FastifyInstance): Promise<void> => {
  const { oidc, publicUrl, isHttps } = app.config;
  const client = oidc
    ? createOidcClient(app, { ...oidc, publicUrl, embedded: false })
    : await embeddedClient(app);
  await app.register(authModule, { client, publicUrl, https: isHttps });

  const sweep = setInterval(() => {
    purgeArtifacts(app.db.orm).catch((err: unknown) =>
      app.log.warn({ err }, 'half-finished sign-ins could not be swept'),
    );
  }, SWEEP_EVERY);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
};
