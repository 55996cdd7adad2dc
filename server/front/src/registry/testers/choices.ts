import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Principal } from 'server-kernel/access/types';
import { isSameSecret } from 'server-kernel/same-secret';
import { PortalKey } from '../portal-key';

/** Version that a tester chose, by remote. */
export type Choices = Record<string, string>;

declare module 'fastify' {
  interface FastifyInstance {
    testers: {
      /**
       * An administrator's chosen versions in this browser; empty for others, and when the cookie is altered or
       * expired.
       */
      choicesOf(request: FastifyRequest, principal: Principal): Promise<Choices>;
      /** Puts the choices into the browser's cookie, or takes it back when there are none. */
      choose(reply: FastifyReply, principal: Principal, choices: Choices): Promise<void>;
    };
  }
}

/** A working day: what is tried is not forgotten for weeks. */
const COOKIE_MAX_AGE = 8 * 3600;

/** Cookie content before signing: account, choices, expiry (epoch milliseconds). */
const Content = Type.Object({
  compte: Type.Integer(),
  versions: Type.Record(Type.String(), Type.String({ maxLength: 80 })),
  fin: Type.Integer(),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

const isTester = ({ roles }: Principal): boolean => roles.includes('admin');

const signedCookie = (app: FastifyInstance, https: boolean) => {
  const key = new PortalKey(app.db.orm, 'testers');
  const name = https ? '__Host-essai' : 'essai';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;

  const choicesOf = async (request: FastifyRequest, principal: Principal): Promise<Choices> => {
    const [text = '', mark = ''] = (request.cookies[name] ?? '').split('.', 2);
    if (!text || !isTester(principal) || !isSameSecret(mark, await key.digest(text))) return {};
    const content = parse(text);
    const isOwn = Value.Check(Content, content) && content.compte === principal.userId;
    return isOwn && content.fin > app.clock.now().getTime() ? content.versions : {};
  };

  const choose = async (reply: FastifyReply, { userId }: Principal, versions: Choices): Promise<void> => {
    if (Object.keys(versions).length === 0) {
      reply.clearCookie(name, cookie);
      return;
    }
    const content = { compte: userId, versions, fin: app.clock.now().getTime() + COOKIE_MAX_AGE * 1000 };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    reply.setCookie(name, `${text}.${await key.digest(text)}`, { ...cookie, maxAge: COOKIE_MAX_AGE });
  };

  return { choicesOf, choose };
};

/** Keeps what a tester chose in a signed cookie: of this account alone, and over after a working day. */
export const testerChoices = fp<{ https: boolean }>(
  async (app, { https }) => {
    app.decorate('testers', signedCookie(app, https));
  },
  { name: 'tester-choices', dependencies: ['@fastify/cookie'] },
);
