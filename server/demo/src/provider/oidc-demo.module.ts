import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { themeOf } from 'server-front/pages/document';
import { sendMessagePage } from 'server-front/pages/message/message-page';
import { sendOverloaded } from 'server-front/pages/message/retry-page';
import { RATES } from 'server-kernel/plugins/rate-limit/rate-limit';
import { setPagePolicy } from 'server-kernel/plugins/security-headers';
import { hasNoCookies, noCookiesPage } from 'server-portal/session/auth/auth-pages';
import { auditFailedSignIn } from 'server-portal/session/auth/sign-in-audit';
import type { OfferedAccounts } from './accounts';
import { addressKey, findPasswordHash, knownKey, nameKey } from './accounts.queries';
import { NO_ACCOUNT, passwordFits } from './password';
import { createDemoProvider, DEMO_MOUNT, signInPath } from './provider';
import type { DemoSecrets } from './secrets';
import { renderSignIn } from './sign-in.page';

export interface DemoProviderOptions {
  publicUrl: string;
  redirectUri: string;
  secrets: DemoSecrets;
  offered: OfferedAccounts | null;
}

const WRONG = 'Identifiant ou mot de passe incorrect.';
const TOO_MANY = 'Trop d’essais avec cet identifiant ou depuis cette connexion. Réessayez dans cinq minutes.';

/**
 * A sign-in never meets the provider's session of an earlier one: with another person's, the provider would
 * ask to sign that one out first.
 */
const forgetFormerSession = (raw: FastifyRequest['raw']): void => {
  if (!/^\/auth([/?]|$)/.test(raw.url ?? '')) return;
  const kept = raw.headers.cookie?.split(/; */).filter((one) => !one.startsWith('_session'));
  if (kept) raw.headers.cookie = kept.join('; ');
};

/** Hands a request to the provider as if it were mounted at the root, whatever proxy stands before. */
const passToProvider = (provider: Provider, publicUrl: URL) => {
  const handle = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request;
    raw.headers.host = publicUrl.host;
    raw.headers['x-forwarded-host'] = publicUrl.host;
    raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    Reflect.set(raw, 'originalUrl', raw.url);
    raw.url = (raw.url ?? '').slice(DEMO_MOUNT.length) || '/';
    forgetFormerSession(raw);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await handle(raw, reply.raw);
  };
};

/** Somebody who tries to sign in, from an address that the name's person is known to use or not. */
interface Attempt {
  username: string;
  address: string;
  isKnown: boolean;
}

const attemptOf = async (app: FastifyInstance, username: string, address: string): Promise<Attempt> => {
  const isKnown = await app.isRateSpent(knownKey(username, address), RATES.signInKnown);
  return { username, address, isKnown };
};

const limitsOf = ({ username, address, isKnown }: Attempt) =>
  [
    [nameKey(username, address, isKnown), RATES.signIn],
    [addressKey(address), RATES.signInAddress],
  ] as const;

/** Too many wrong passwords lately: not even the right one is tried, or guessing would go on. */
const isLocked = async (app: FastifyInstance, attempt: Attempt): Promise<boolean> =>
  (await Promise.all(limitsOf(attempt).map(([key, rule]) => app.isRateSpent(key, rule)))).includes(true);

/** Notes a wrong password; those beyond the limits are no more than noted. */
const noteFailure = async (app: FastifyInstance, attempt: Attempt): Promise<void> => {
  await Promise.all(limitsOf(attempt).map(([key, rule]) => app.countRate(key, rule)));
};

const field = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const EXPIRED = {
  title: 'Cette connexion a expiré',
  text: ['Cette page de connexion est restée ouverte trop longtemps, ou elle a déjà servi.'],
  action: { label: 'Recommencer', href: '/auth/login' },
};

const sendNotBegun = (request: FastifyRequest, reply: FastifyReply, publicUrl: string) =>
  sendMessagePage(reply, {
    ...(hasNoCookies(request) ? noCookiesPage(publicUrl) : EXPIRED),
    status: 400,
    institution: request.server.institution,
    theme: themeOf(request),
  });

type SignInRequest = FastifyRequest<{ Params: { uid: string } }>;

interface SignInView {
  offered: OfferedAccounts | null;
  username?: string;
  error?: string;
}

const statusOf = (error: string | undefined): number => {
  if (error === undefined) return 200;
  return error === TOO_MANY ? 429 : 401;
};

const showSignIn = (request: SignInRequest, reply: FastifyReply, view: SignInView) =>
  reply
    .code(statusOf(view.error))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      renderSignIn({
        institution: request.server.institution,
        nonce: setPagePolicy(reply),
        theme: themeOf(request),
        action: signInPath(request.params.uid),
        username: view.username ?? '',
        error: view.error ?? null,
        offered: view.offered,
      }),
    );

const registerSignIn = (app: FastifyInstance, provider: Provider, options: DemoProviderOptions) => {
  const { offered, publicUrl } = options;
  const find = (request: SignInRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).then(
      (interaction) => (interaction.uid === request.params.uid ? interaction : null),
      () => null,
    );

  app.get<{ Params: { uid: string } }>(
    '/connexion/:uid',
    { config: { access: { open: true }, rateLimit: 'arrival' }, errorHandler: sendOverloaded },
    async (request, reply) =>
      (await find(request, reply))
        ? showSignIn(request, reply, { offered })
        : sendNotBegun(request, reply, publicUrl),
  );

  app.post<{ Params: { uid: string } }>(
    '/connexion/:uid',
    {
      config: {
        access: { open: true },
        csrf: 'form',
        rateLimit: 'arrival',
        audit: ['connexion.echouee'],
      },
      bodyLimit: 4096,
      errorHandler: sendOverloaded,
    },
    async (request, reply) => {
      if (!(await find(request, reply))) return sendNotBegun(request, reply, publicUrl);
      const username = field(request.body, 'identifiant').trim();
      const attempt = await attemptOf(app, username, request.ip);
      if (await isLocked(app, attempt))
        return showSignIn(request, reply.header('retry-after', '300'), {
          offered,
          username,
          error: TOO_MANY,
        });
      const hash = (await findPasswordHash(app.db.orm, username)) ?? NO_ACCOUNT;
      if (!(await passwordFits(hash, field(request.body, 'motDePasse')))) {
        await noteFailure(app, attempt);
        await auditFailedSignIn(app, request, { action: 'connexion.echouee', username });
        return showSignIn(request, reply, { offered, username, error: WRONG });
      }
      await app.countRate(knownKey(username, request.ip), RATES.signInKnown);
      const result = { login: { accountId: username, remember: false } };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    },
  );
};

/** The embedded OpenID Connect provider with its French sign-in page, under /oidc. */
export const demoProvider = async (app: FastifyInstance, options: DemoProviderOptions): Promise<void> => {
  const provider = createDemoProvider({ ...options, db: app.db.orm });
  provider.on('server_error', (_ctx, err) => app.log.error({ err }, 'demo provider failed'));
  await app.register(
    async (scope) => {
      await scope.register(import('@fastify/formbody'));
      registerSignIn(scope, provider, options);
    },
    { prefix: DEMO_MOUNT },
  );
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      const handler = passToProvider(provider, new URL(options.publicUrl));
      scope.route({
        method: ['GET', 'POST'],
        url: '/*',
        exposeHeadRoute: false,
        config: {
          access: { open: true },
          csrf: 'protocol',
          rateLimit: 'arrival',
          audit: { none: 'protocole du fournisseur' },
        },
        handler,
      });
    },
    { prefix: DEMO_MOUNT },
  );
};
