import fp from 'fastify-plugin';
import { pendingSignOutCookie, SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import { CLEAR_SITE_DATA } from './clear-site-data';

interface PendingSignOutOptions {
  https: boolean;
}

/**
 * A sign-out that did not reach the server comes with the next request of its browser, as a cookie: the session ends
 * before anything is answered, so that nobody who opens the device later is shown a page of hers
 * (docs/decisions/sign-in-and-rights.md).
 */
export const pendingSignOut = fp<PendingSignOutOptions>(
  async (app, { https }) => {
    const name = pendingSignOutCookie(https);
    app.addHook('onRequest', async (request, reply) => {
      if (request.cookies[name] === undefined) return;
      // The sign-out itself ends the session in its own way.
      if (request.routeOptions.url !== SIGN_OUT_PATH) {
        await app.sessions.close(request, reply);
        reply.header('clear-site-data', CLEAR_SITE_DATA);
      }
      reply.clearCookie(name, { path: '/', secure: https, sameSite: 'lax' });
    });
  },
  { name: 'pending-sign-out', dependencies: ['session'] },
);
