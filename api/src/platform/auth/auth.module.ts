import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeOf } from '../pages/document';
import { type MessagePage, sendMessagePage } from '../pages/message-page';
import { type Attempt, readAttempts, writeAttempts } from './attempts';
import { CALLBACK_PATH, type OidcClient, type SignedIn } from './oidc-client';
import { safeReturnTo } from './return-to';

export interface AuthOptions {
  client: OidcClient;
  publicUrl: string;
  https: boolean;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const OPEN = { config: { access: { open: true } } } as const;

/** Tells the page that waits behind the dialog « Votre session a expiré », then closes its own window. */
const DONE_SCRIPT = `
const message={type:'portail-session',connected:true};
try{new BroadcastChannel('portail-session').postMessage(message)}catch{}
try{window.opener?.postMessage(message,location.origin)}catch{}
window.close();
`.trim();

const FAILED: Pick<MessagePage, 'title' | 'text' | 'action'> = {
  title: 'La connexion n’a pas abouti',
  text: [
    'La page de connexion est restée ouverte trop longtemps, ou elle a été ouverte deux fois. Rien n’est perdu.',
  ],
  action: { label: 'Se connecter', href: '/auth/login' },
};

const DOWN: Pick<MessagePage, 'title' | 'text' | 'action'> = {
  title: 'La connexion est momentanément indisponible',
  text: ['Le service qui vérifie votre identité ne répond pas. Réessayez dans quelques minutes.'],
  action: { label: 'Réessayer', href: '/auth/login' },
};

const UNKNOWN: Pick<MessagePage, 'title' | 'text' | 'action'> = {
  title: 'Compte inconnu du portail',
  text: [
    'Votre identité est confirmée, mais aucun dossier n’y correspond. Contactez le secrétariat académique.',
  ],
  action: { label: 'Se connecter avec un autre compte', href: '/auth/login' },
};

const queryOf = (request: FastifyRequest, name: string): string | null => {
  const value =
    typeof request.query === 'object' && request.query !== null ? Reflect.get(request.query, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Sign-in and sign-out (CONTRACT §2). */
export const authModule = async (app: FastifyInstance, options: AuthOptions): Promise<void> => {
  const { client, https } = options;
  const { host } = new URL(options.publicUrl);
  const cookieName = https ? '__Host-connexion' : 'connexion';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: 600 } as const;

  const attemptsOf = (request: FastifyRequest) => readAttempts(request.cookies[cookieName]);
  const keep = (reply: FastifyReply, attempts: Attempt[]) =>
    attempts.length > 0
      ? reply.setCookie(cookieName, writeAttempts(attempts), cookie)
      : reply.clearCookie(cookieName, { ...cookie, maxAge: 0 });
  const page = (request: FastifyRequest, reply: FastifyReply, status: number, content: typeof FAILED) =>
    sendMessagePage(reply, { ...content, status, institution: app.institution, theme: themeOf(request) });

  app.get('/auth/login', OPEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const returnTo = safeReturnTo(queryOf(request, 'returnTo'));
    // Opened by another name of this machine: the cookies must be those of the name that people come back to.
    if (request.host !== host && LOCAL.test(request.host) && LOCAL.test(host)) {
      const query = new URLSearchParams({ returnTo });
      return reply.redirect(`${options.publicUrl}/auth/login?${query.toString()}`, 303);
    }
    try {
      const { attempt, url } = await client.start(returnTo);
      keep(reply, [...attemptsOf(request), attempt]);
      return reply.redirect(url, 303);
    } catch (err) {
      request.log.error({ err }, 'the identity provider does not answer');
      return page(request, reply.header('retry-after', '30'), 503, DOWN);
    }
  });

  app.get(CALLBACK_PATH, OPEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const attempts = attemptsOf(request);
    const attempt = attempts.find(({ state }) => state === queryOf(request, 'state'));
    if (!attempt) return page(request, reply, 400, FAILED);
    keep(
      reply,
      attempts.filter((one) => one !== attempt),
    );
    let signedIn: SignedIn;
    try {
      signedIn = await client.finish(attempt, request.url);
    } catch (err) {
      request.log.warn({ err }, 'a sign-in was refused');
      return page(request, reply, 400, FAILED);
    }
    const userId = await app.rights.findUserId(signedIn.username);
    if (userId === null) return page(request, reply, 403, UNKNOWN);
    await app.sessions.open(request, reply, { userId, idToken: signedIn.idToken });
    return reply.redirect(attempt.returnTo, 303);
  });

  app.post('/auth/logout', OPEN, async (request, reply) => {
    const idToken = await app.sessions.close(request, reply);
    const redirect = await client.endSessionUrl(idToken).catch(() => null);
    return reply.header('cache-control', 'no-store').send({ connected: false, redirect });
  });

  app.get('/auth/done', OPEN, async (request, reply) =>
    sendMessagePage(reply, {
      status: 200,
      institution: app.institution,
      theme: themeOf(request),
      title: 'Vous êtes connecté',
      text: ['Vous pouvez fermer cette fenêtre et continuer là où vous en étiez.'],
      script: DONE_SCRIPT,
    }),
  );
};
