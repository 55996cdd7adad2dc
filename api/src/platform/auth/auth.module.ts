import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AttemptCookie, attemptCookie } from './attempt-cookie';
import { AUTH_MESSAGES, sendAuthPage } from './auth-pages';
import { CALLBACK_PATH, type OidcClient } from './oidc-client';
import { safeReturnTo } from './return-to';

export interface AuthOptions {
  client: OidcClient;
  publicUrl: string;
  https: boolean;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const OPEN = { config: { access: { open: true } } } as const;

const queryOf = (request: FastifyRequest, name: string): string | null => {
  const value =
    typeof request.query === 'object' && request.query !== null ? Reflect.get(request.query, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Sends the person to the identity provider. */
const addLogin = (app: FastifyInstance, { client, publicUrl }: AuthOptions, attempts: AttemptCookie) => {
  const { host } = new URL(publicUrl);
  app.get('/auth/login', OPEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const returnTo = safeReturnTo(queryOf(request, 'returnTo'));
    // Opened by another name of this machine: the cookies must be those of the name that people come back to.
    if (request.host !== host && LOCAL.test(request.host) && LOCAL.test(host)) {
      const query = new URLSearchParams({ returnTo });
      return reply.redirect(`${publicUrl}/auth/login?${query.toString()}`, 303);
    }
    try {
      const { attempt, url } = await client.start(returnTo);
      attempts.write(reply, [...attempts.read(request), attempt]);
      return reply.redirect(url, 303);
    } catch (err) {
      request.log.error({ err }, 'the identity provider does not answer');
      reply.header('retry-after', '30');
      return sendAuthPage(app, request, reply, { ...AUTH_MESSAGES.down, status: 503 });
    }
  });
};

/** Opens the session of the person whom the identity provider sends back. */
const addCallback = (app: FastifyInstance, { client }: AuthOptions, attempts: AttemptCookie) =>
  app.get(CALLBACK_PATH, OPEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const failed = { ...AUTH_MESSAGES.failed, status: 400 };
    const begun = attempts.read(request);
    const attempt = begun.find(({ state }) => state === queryOf(request, 'state'));
    if (!attempt) return sendAuthPage(app, request, reply, failed);
    attempts.write(
      reply,
      begun.filter((one) => one !== attempt),
    );
    const signedIn = await client.finish(attempt, request.url).catch((err: unknown) => {
      request.log.warn({ err }, 'a sign-in was refused');
      return null;
    });
    if (!signedIn) return sendAuthPage(app, request, reply, failed);
    const userId = await app.rights.findUserId(signedIn.username);
    if (userId === null) return sendAuthPage(app, request, reply, { ...AUTH_MESSAGES.unknown, status: 403 });
    await app.sessions.open(request, reply, { userId, idToken: signedIn.idToken });
    return reply.redirect(attempt.returnTo, 303);
  });

/** Sign-in and sign-out (CONTRACT §2). */
export const authModule = async (app: FastifyInstance, options: AuthOptions): Promise<void> => {
  const attempts = attemptCookie(options.https);
  addLogin(app, options, attempts);
  addCallback(app, options, attempts);

  app.post('/auth/logout', OPEN, async (request, reply) => {
    const idToken = await app.sessions.close(request, reply);
    const redirect = await options.client.endSessionUrl(idToken).catch(() => null);
    return reply.header('cache-control', 'no-store').send({ connected: false, redirect });
  });

  app.get('/auth/done', OPEN, async (request, reply) =>
    sendAuthPage(app, request, reply, { ...AUTH_MESSAGES.done, status: 200 }),
  );
};
