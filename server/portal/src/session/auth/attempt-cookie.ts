import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Attempt, readAttempt, writeAttempt } from './attempts';

/** Seconds that a sign-in may take. */
const MAX_AGE = 600;

/** Sign-ins that may run side by side in one browser: its cookies have to fit in the head of a request. */
const MAX_ATTEMPTS = 30;

const prefixOf = (https: boolean): string => (https ? '__Host-connexion-' : 'connexion-');

type Cookies = FastifyRequest['cookies'];

/** True for a browser that began a sign-in and has not ended it. */
export const hasAttempt = (cookies: Cookies, https: boolean): boolean =>
  Object.keys(cookies).some((name) => name.startsWith(prefixOf(https)));

/**
 * The sign-ins that a browser has begun and not ended, each in an HttpOnly cookie of its own: tabs that begin at once
 * overwrite nothing of each other.
 */
export const attemptCookies = (https: boolean) => {
  const prefix = prefixOf(https);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: MAX_AGE } as const;
  const clear = (reply: FastifyReply, name: string) => reply.clearCookie(name, { ...cookie, maxAge: 0 });
  return {
    find: (request: FastifyRequest, state: string | null): Attempt | null =>
      state === null ? null : readAttempt(state, request.cookies[prefix + state]),
    /** Adds one; of too many the oldest are forgotten, which browsers send first. */
    add: (request: FastifyRequest, reply: FastifyReply, attempt: Attempt): void => {
      const begun = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      for (const name of begun.slice(0, Math.max(0, begun.length + 1 - MAX_ATTEMPTS))) clear(reply, name);
      reply.setCookie(prefix + attempt.state, writeAttempt(attempt), cookie);
    },
    remove: (reply: FastifyReply, attempt: Attempt): void => void clear(reply, prefix + attempt.state),
  };
};

export type AttemptCookies = ReturnType<typeof attemptCookies>;
