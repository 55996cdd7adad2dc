import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { forbidden } from '../../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * 'form': an HTML form, which can't send our header (the demo sign-in); its origin is still checked.
     * 'protocol': calls between servers (the token endpoint of the demo provider). Absent: everything is checked.
     */
    csrf?: 'form' | 'protocol';
  }
}

/** Header required of every write, against cross-site forms (CONTRACT §2). */
export const CSRF_HEADER = { name: 'x-requested-with', value: 'portail' } as const;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The browser's own statement first; Origin where it makes none; a client that is no browser has neither. */
const isSameSite = (request: FastifyRequest, origin: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === undefined || request.headers.origin === origin;
};

/** Refuses writes that come from another site, before anything is read of them. */
export const csrf = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    const { origin } = new URL(publicUrl);
    app.addHook('onRequest', async (request) => {
      const mode = request.routeOptions.config.csrf;
      if (SAFE.has(request.method) || request.is404 || mode === 'protocol') return;
      if (!isSameSite(request, origin)) {
        throw forbidden(
          PROBLEM_CODES.originRefused,
          'Cette action ne vient pas du portail\u00a0: elle a été refusée.',
        );
      }
      if (mode !== 'form' && request.headers[CSRF_HEADER.name] !== CSRF_HEADER.value) {
        throw forbidden(
          PROBLEM_CODES.headerMissing,
          'Cette action ne vient pas du portail\u00a0: elle a été refusée.',
        );
      }
    });
  },
  { name: 'csrf' },
);
