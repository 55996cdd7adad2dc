import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOverloaded } from 'server-front/pages/message/retry-page';
import { SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import { findOwner } from './accounts/account-links';
import { settleGrants } from './accounts/group-rights';
import { keepProviderName } from './accounts/staff-accounts.queries';
import { type AttemptCookies, attemptCookies } from './attempt-cookie';
import type { Attempt } from './attempts';
import {
  AUTH_MESSAGES,
  type AuthMessage,
  hasNoCookies,
  invalidAnswerPage,
  noCookiesPage,
  refusalPage,
  sendAuthPage,
} from './auth-pages';
import { CALLBACK_PATH, isAbandoned, type OidcClient, type SignedIn } from './oidc-client';
import { isProviderDown } from './provider-fetch';
import { safeReturnTo } from './return-to';
import { auditFailedSignIn } from './sign-in-audit';
import { CLEAR_SITE_DATA } from './sign-out/clear-site-data';

export interface AuthOptions {
  client: OidcClient;
  publicUrl: string;
  https: boolean;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const OPEN = {
  config: { access: { open: true }, rateLimit: 'arrival' },
  errorHandler: sendOverloaded,
} as const;
const SIGN_OUT = {
  config: { access: { open: true }, rateLimit: 'arrival', audit: ['connexion.fermee'] },
} as const;

const queryOf = (request: FastifyRequest, name: string): string | null => {
  const value =
    typeof request.query === 'object' && request.query !== null ? Reflect.get(request.query, name) : null;
  return typeof value === 'string' ? value : null;
};

/** The page with its return address. */
const withReturnTo = <Page extends { action: { label: string; href: string } }>(
  page: Page,
  returnTo: string,
) => ({
  ...page,
  action: { ...page.action, href: `/auth/login?${new URLSearchParams({ returnTo }).toString()}` },
});

const sendDown = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo: string,
): FastifyReply =>
  sendAuthPage(app, request, reply.header('retry-after', '30'), {
    ...withReturnTo(AUTH_MESSAGES.down, returnTo),
    status: 503,
  });

/** Sends the person to the identity provider. */
const addLogin = (app: FastifyInstance, { client, publicUrl }: AuthOptions, attempts: AttemptCookies) => {
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
      const { attempt, url } = await client.start(returnTo, queryOf(request, 'compte') === 'autre');
      attempts.add(request, reply, attempt);
      return reply.redirect(url, 303);
    } catch (err) {
      request.log.error({ err }, 'the identity provider does not answer');
      return sendDown(app, request, reply, returnTo);
    }
  });
};

/** What the provider's answer proves: who somebody is, or why it proves nothing. */
const finish = (request: FastifyRequest, client: OidcClient, attempt: Attempt) =>
  client.finish(attempt, request.url).catch((err: unknown) => {
    request.log.warn({ err }, 'a sign-in was refused');
    if (isProviderDown(err)) return 'down';
    return isAbandoned(err) ? 'abandoned' : 'unproven';
  });

/** Opens the session of an identity that is proven, or refuses it. */
const openFor = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, grants, idToken, returnTo }: SignedIn & { returnTo: string },
) => {
  const owner = await findOwner(app, request, identity, grants);
  if (owner.kind === 'unknown')
    await auditFailedSignIn(app, request, { action: 'connexion.refusee', username: null });
  if (owner.kind !== 'known')
    return sendAuthPage(app, request, reply, { ...refusalPage(app.institution, owner.kind), status: 403 });
  await app.sessions.open(request, reply, { userId: owner.userId, idToken }, async (person, tx) => {
    if (identity.displayName !== null) await keepProviderName(tx, person.userId, identity.displayName);
    return grants ? settleGrants(app, request, { person, grants, tx }) : person;
  });
  return reply.redirect(returnTo, 303);
};

/** Signs in the person whom the identity provider sends back. */
const addCallback = (app: FastifyInstance, { client, publicUrl }: AuthOptions, attempts: AttemptCookies) =>
  app.get(CALLBACK_PATH, OPEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    /** Sends the page; not to who has a session by now, from another tab, or opens an answer again. */
    const refuse = async (page: AuthMessage, home: string) =>
      (await request.identify())
        ? reply.redirect(home, 303)
        : sendAuthPage(app, request, reply, { ...page, status: 400 });

    const attempt = attempts.find(request, queryOf(request, 'state'));
    if (!attempt) return refuse(hasNoCookies(request) ? noCookiesPage(publicUrl) : AUTH_MESSAGES.failed, '/');
    // Judged again: another host of the same domain may have planted the cookie.
    const returnTo = safeReturnTo(attempt.returnTo);
    const signedIn = await finish(request, client, attempt);
    // The attempt stays while the provider is silent: who asks again then comes in by the code that she has.
    if (signedIn === 'down') return sendDown(app, request, reply, returnTo);
    attempts.remove(reply, attempt);
    if (typeof signedIn === 'object') return openFor(app, request, reply, { ...signedIn, returnTo });
    await auditFailedSignIn(app, request, { action: 'connexion.echouee', username: null });
    return signedIn === 'abandoned'
      ? refuse(withReturnTo(AUTH_MESSAGES.failed, returnTo), returnTo)
      : sendAuthPage(app, request, reply, {
          ...withReturnTo(invalidAnswerPage(app.institution), returnTo),
          status: 400,
        });
  });

/** Sign-in and sign-out (CONTRACT §2). */
export const authModule = async (app: FastifyInstance, options: AuthOptions): Promise<void> => {
  const attempts = attemptCookies(options.https);
  addLogin(app, options, attempts);
  addCallback(app, options, attempts);

  app.post(SIGN_OUT_PATH, SIGN_OUT, async (request, reply) => {
    const idToken = await app.sessions.close(request, reply);
    const redirect = await options.client.endSessionUrl(idToken).catch(() => null);
    return reply
      .headers({ 'cache-control': 'no-store', 'clear-site-data': CLEAR_SITE_DATA })
      .send({ connected: false, redirect });
  });

  app.get('/auth/done', OPEN, async (request, reply) =>
    sendAuthPage(app, request, reply, { ...AUTH_MESSAGES.done, status: 200 }),
  );
};
