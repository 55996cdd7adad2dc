import type { FastifyInstance, FastifyReply } from 'fastify';
import { MINUTE_MS } from 'shared-contract/base/days';
import { formatSessionEnd, sessionEndCookie } from 'shared-contract/security/session-end';
import type { LiveSession, SessionLimits } from './sessions.queries';

interface AnnounceEndOptions {
  https: boolean;
  limits: SessionLimits;
}

const cookieOf = (https: boolean) => ({ path: '/', sameSite: 'lax', secure: https }) as const;

const endOf = ({ lastSeen, expiresAt }: LiveSession, { idleMinutes }: SessionLimits): string => {
  const idleTime = idleMinutes * MINUTE_MS;
  return formatSessionEnd({
    idleEnd: lastSeen.getTime() + idleTime,
    absoluteEnd: expiresAt.getTime(),
    idleTime,
  });
};

/**
 * Tells the browser when its session ends, in a cookie that its pages read: with each answer after which it is another
 * time. So every tab knows, whichever of them asked. Returns how that is taken back.
 */
export const announceEnd = (app: FastifyInstance, { https, limits }: AnnounceEndOptions) => {
  const name = sessionEndCookie(https);
  app.addHook('onSend', async ({ session, cookies }, reply) => {
    if (!session) return;
    const end = endOf(session, limits);
    if (cookies[name] !== end) reply.setCookie(name, end, cookieOf(https));
  });
  return (reply: FastifyReply) => reply.clearCookie(name, cookieOf(https));
};
