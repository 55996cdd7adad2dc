import fp from 'fastify-plugin';
import { pendingSignOutCookie, SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import { LEFT_BEHIND } from './left-behind';

interface WaitingSignOutOptions {
  https: boolean;
}

/**
 * A sign-out that did not reach the server comes with the next request of its browser, as a cookie: the session ends
 * before anything is answered, so that nobody who opens the device later is shown a page of hers
 * (docs/decisions/sign-in-and-rights.md).
 */
export const waitingSignOut = fp<WaitingSignOutOptions>(
  async (app, { https }) => {
    const name = pendingSignOutCookie(https);
    app.addHook('onRequest', async (request, reply) => {
      if (request.cookies[name] === undefined) return;
      // The sign-out itself ends the session in its own way.
      if (request.routeOptions.url !== SIGN_OUT_PATH) {
        await app.sessions.close(request, reply);
        reply.header('clear-site-data', LEFT_BEHIND);
      }
      reply.clearCookie(name, { path: '/', secure: https, sameSite: 'lax' });
    });
  },
  { name: 'waiting-sign-out', dependencies: ['session'] },
);
