import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Attempt, readAttempts, writeAttempts } from './attempts';

/** Seconds that a sign-in may take. */
const MAX_AGE = 600;

export const attemptCookieName = (https: boolean): string => (https ? '__Host-connexion' : 'connexion');

/** The sign-ins that a browser has begun and not ended, in a cookie of its own. */
export const attemptCookie = (https: boolean) => {
  const name = attemptCookieName(https);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: MAX_AGE } as const;
  return {
    read: (request: FastifyRequest): Attempt[] => readAttempts(request.cookies[name]),
    write: (reply: FastifyReply, attempts: Attempt[]) =>
      attempts.length > 0
        ? reply.setCookie(name, writeAttempts(attempts), cookie)
        : reply.clearCookie(name, { ...cookie, maxAge: 0 }),
  };
};

export type AttemptCookie = ReturnType<typeof attemptCookie>;
