import { hkdfSync } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Principal } from 'server-kernel/access/types';
import type { Executor, Tx } from 'server-kernel/db/client';
import { MINUTE_MS } from 'shared-contract/base/days';
import { announceEnd } from './announce-end';
import { deviceName } from './device-name';
import {
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  isSessionSince,
  type LiveSession,
  type NewSession,
  nameDevice,
  type SessionLimits,
  touchSession,
} from './sessions.queries';
import { auditSignIn, auditSignOut } from './sign-in-audit';

/** Settles what somebody may do, in the transaction in which the session begins; resolves to her as she is then. */
export type Settle = (person: Principal, tx: Tx) => Promise<Principal>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session behind the cookie, once `identify` has run. */
    session: LiveSession | null;
  }
  interface FastifyInstance {
    sessions: {
      /**
       * Starts a session under a new identifier; the one that the browser had ends, unless another tab began it for the
       * same person a moment ago.
       */
      open(request: FastifyRequest, reply: FastifyReply, session: NewSession, settle: Settle): Promise<void>;
      /** Ends the session, takes the cookie back, and returns the ID token that it kept; the request is then nobody's. */
      close(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
      /**
       * 256 bits that only this session gives, for `purpose`: from its identifier, which stands in the cookie alone, so
       * that nobody can make them again once the cookie is gone. Null without a live session.
       */
      keyFor(request: FastifyRequest, purpose: string): Buffer | null;
    };
  }
}

export interface SessionOptions {
  https: boolean;
  limits: SessionLimits;
}

/** Milliseconds between two notes of the person's presence: one write a minute at most, not one a request. */
const touchEvery = ({ idleMinutes }: SessionLimits): number => Math.min(1, idleMinutes / 10) * MINUTE_MS;

/** Milliseconds in which the tabs of one browser come back from the provider together. */
const TOGETHER = 60_000;

const KEY_BYTES = 32;

/** Name of the session cookie: over https the prefix keeps other hosts from setting it. */
export const sessionCookieName = (https: boolean): string => (https ? '__Host-session' : 'session');

/** How a session begins and ends, each in one transaction with its trace. */
const createTransitions = (app: FastifyInstance, name: string, limits: SessionLimits) => {
  const endCurrent = async (request: FastifyRequest, tx: Executor): Promise<string | null> => {
    const id = request.cookies[name];
    return id ? deleteSession(tx, id) : null;
  };

  const begin = async (request: FastifyRequest, opened: NewSession, settle: Settle): Promise<string> => {
    const person = await app.rights.findPrincipal(opened.userId, null);
    return app.db.transaction(async (tx) => {
      const now = app.clock.now();
      const current = request.cookies[name];
      // Another tab of hers was quicker: its session is this one's too, and its calls on their way still count.
      const since = new Date(now.getTime() - TOGETHER);
      if (current && (await isSessionSince(tx, current, { userId: opened.userId, since }))) return current;
      await endCurrent(request, tx);
      const device = deviceName(request.headers['user-agent']);
      const id = await createSession(tx, opened, now, limits);
      if (device !== null) await nameDevice(tx, id, device);
      await auditSignIn(app, request, person && (await settle(person, tx)), tx);
      return id;
    });
  };

  const end = async (request: FastifyRequest): Promise<string | null> => {
    const person = await request.identify();
    return app.db.transaction(async (tx) => {
      const idToken = await endCurrent(request, tx);
      if (person) await auditSignOut(app, request, person, tx);
      return idToken;
    });
  };

  return { begin, end };
};

/** Notes that the person is still there; what an open page asks by itself doesn't show it. */
const notePresence = async (
  { server, routeOptions }: FastifyRequest,
  known: LiveSession,
  { now, limits }: { now: Date; limits: SessionLimits },
): Promise<void> => {
  const isDue = now.getTime() - known.lastSeen.getTime() >= touchEvery(limits);
  if (!isDue || routeOptions.config.isUnasked) return;
  await touchSession(server.db.orm, known.idHash, now);
  known.lastSeen = now;
};

/** Server-side sessions: one random identifier in one cookie (CONTRACT §2). */
export const session = fp<SessionOptions>(
  async (app, { https, limits }) => {
    const name = sessionCookieName(https);
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;

    const load = async (request: FastifyRequest): Promise<Principal | null> => {
      const id = request.cookies[name];
      if (!id || id.length > 100) return null;
      const now = app.clock.now();
      const found = await findSession(app.db.orm, id, now, limits);
      if (!found) return null;
      request.session = found.session;
      request.principal = app.rights.principalOf(found.account);
      await notePresence(request, found.session, { now, limits });
      return request.principal;
    };

    const loading = new WeakMap<FastifyRequest, Promise<Principal | null>>();
    app.decorateRequest('session', null);
    app.decorateRequest('principal', null);
    app.decorateRequest('identify', function identify(this: FastifyRequest) {
      const known = loading.get(this);
      if (known) return known;
      const started = load(this);
      loading.set(this, started);
      return started;
    });

    const withdrawEnd = announceEnd(app, { https, limits });
    const { begin, end } = createTransitions(app, name, limits);
    app.decorate('sessions', {
      open: async (request: FastifyRequest, reply: FastifyReply, opened: NewSession, settle: Settle) => {
        reply.setCookie(name, await begin(request, opened, settle), cookie);
      },
      close: async (request: FastifyRequest, reply: FastifyReply) => {
        const idToken = await end(request);
        request.session = null;
        request.principal = null;
        loading.set(request, Promise.resolve(null));
        reply.clearCookie(name, cookie);
        withdrawEnd(reply);
        return idToken;
      },
      keyFor: (request: FastifyRequest, purpose: string) => {
        const id = request.cookies[name];
        return request.session && id ? Buffer.from(hkdfSync('sha256', id, '', purpose, KEY_BYTES)) : null;
      },
    });
    app.retention.add('sessions', () => deleteExpiredSessions(app.db.orm, app.clock.now(), limits));
  },
  { name: 'session', dependencies: ['@fastify/cookie', 'retention'] },
);
