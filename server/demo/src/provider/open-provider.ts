import type { FastifyInstance } from 'fastify';
import { purgeArtifacts } from './artifacts.queries';
import { offeredAccounts } from './offered-accounts';
import { demoProvider } from './oidc-demo.module';
import { DEMO_CLIENT_ID, DEMO_MOUNT } from './provider';
import { loadDemoSecrets } from './secrets';

/** Milliseconds between two sweeps of half-finished sign-ins. */
const SWEEP_EVERY = 600_000;

/** Where the portal finds the embedded provider, and how it introduces itself there. */
export interface DemoIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const sweepNowAndThen = (app: FastifyInstance): void => {
  const sweep = setInterval(() => {
    purgeArtifacts(app.db.orm).catch((err: unknown) =>
      app.log.warn({ err }, 'half-finished sign-ins could not be swept'),
    );
  }, SWEEP_EVERY);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
};

/** Opens the embedded provider of the demo in this very process; it sends people back to `redirectUri`. */
export const openDemoProvider = async (app: FastifyInstance, redirectUri: string): Promise<DemoIssuer> => {
  const { publicUrl, isDemo, demoSchool } = app.config;
  const secrets = await loadDemoSecrets(app.db.orm);
  await demoProvider(app, {
    publicUrl,
    secrets,
    redirectUri,
    offered: isDemo ? offeredAccounts(demoSchool) : null,
  });
  sweepNowAndThen(app);
  return { issuer: publicUrl + DEMO_MOUNT, clientId: DEMO_CLIENT_ID, clientSecret: secrets.clientSecret };
};
