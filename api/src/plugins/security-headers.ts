import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

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
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Gives this answer the policy of a page and returns its nonce, 128 random bits in base64. */
export const allowPage = (reply: FastifyReply): string => {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', pagePolicy(nonce, reply.server.config.remotesOrigin));
  return nonce;
};

const FIXED: Record<string, string> = {
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every answer; the policy is the strictest one until a page asks for its own. */
export const securityHeaders = fp<{ https: boolean }>(
  async (app, { https }) => {
    const headers = https
      ? { ...FIXED, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : FIXED;
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'security-headers' },
);
