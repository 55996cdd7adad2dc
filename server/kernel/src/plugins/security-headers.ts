import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Endpoint of CSP violation reports. */
export const CSP_REPORTS = '/csp';

const API_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: our own origin and inline blocks that carry this response's nonce; scripts, and the look at
 * one that did not come, also from the origin of the remotes where that is another one.
 */
export const pagePolicy = (nonce: string, remotesOrigin: string | null = null): string => {
  const remotes = remotesOrigin === null ? '' : ` ${remotesOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${remotes} 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${remotes}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Addresses of scripts pass the one policy that `scriptGuard` makes; text never becomes markup nor code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // The form that every browser sends at once, over http on the loopback too; report-to does neither.
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
};

/** Gives this answer the policy of a page and returns its nonce, 128 random bits in base64. */
export const setPagePolicy = (reply: FastifyReply): string => {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', pagePolicy(nonce, reply.server.config.remotesOrigin));
  return nonce;
};

const FIXED: Record<string, string> = {
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of an answer that no page or file has changed. */
export const fixedHeaders = (https: boolean): Record<string, string> =>
  https ? { ...FIXED, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : FIXED;

/** Headers of every answer; the policy is the strictest one until a page asks for its own. */
export const securityHeaders = fp<{ https: boolean }>(
  async (app, { https }) => {
    const headers = fixedHeaders(https);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'security-headers' },
);
